/** Small buttons for the eye and the ear, and the way to the rules of this table. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { later } from "../../app/later";
import { Icon, IconButton, PenLine } from "../../panels/IconButton";
import { LanguageSwitch } from "../../speech/LanguageSwitch";
import { useLate, useSay } from "../../speech/speech";
import { askForList } from "../bylist";
import type { LiveVilla } from "../livevilla";
import { canAskForNotices } from "../summons";
import { useEscape, useOutside } from "./dismiss";
import { LevelLook } from "./levellook";

const Leaving = later(() => import("./Leaving").then((module) => module.Leaving));

interface Props {
  readonly live: LiveVilla | null;
  readonly spectators: number;
  /** Whether others play as well, so that the player may look at another window meanwhile. */
  readonly apart?: boolean;
  readonly onRules: () => void;
  /** The table whose game can be left, for players; `among`: whether others play there from elsewhere. */
  readonly table?: string | null;
  readonly among?: boolean;
  /** The lesson explains the eye: its button is then shown even in the smallest window, and pointed out in its step. */
  readonly eye?: "plain" | "shown" | "pointed-out";
  /** What lies beside the villa, for windows that are too small to show it. */
  readonly children?: ComponentChildren;
}

/** The buttons of the eye and the menu. */
export function Looks({
  live,
  spectators,
  apart = false,
  onRules,
  table = null,
  among = false,
  eye = "plain",
  children,
}: Props) {
  const say = useSay();
  const worded = useLate("table");
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [notified, setNotified] = useState<NotificationPermission | null>(null);
  const nav = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(() => setMuted(live?.sound.muted ?? false), [live]);
  useOutside(open, nav, () => setOpen(false));
  useEscape(open, () => {
    setOpen(false);
    menu.current?.focus();
  });
  const chosen = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  const [looks, setLooks] = useState<"side" | "home" | null>(null);
  const [level] = useState(() => new LevelLook());
  const lookHome = () => {
    live?.villa.home();
    setLooks("home");
  };
  const lookLevel = () => live && setLooks(level.press(live.villa));
  useEffect(() => {
    if (!live || looks !== "side") return;
    return live.eachFrame(() => level.isLevel(live.villa) || setLooks(null));
  }, [looks, live]);
  const mute = () => {
    if (live) live.sound.muted = !muted;
    setMuted(!muted);
  };
  return (
    <nav ref={nav} class="hud-looks">
      <span class="unseen" role="status">
        {worded && looks && say("look-told", { from: looks })}
      </span>
      <IconButton look="round" label={say("act-look-home")} onClick={lookHome}>
        <Icon>
          {/* A frame round the whole villa. A house would be understood as the way to the start page. */}
          <PenLine d="M4 8.500V4h4.500M15.500 4H20v4.500M20 15.500V20h-4.500M8.500 20H4v-4.500" />
          <circle cx="12" cy="12" r="3" fill="currentColor" />
        </Icon>
      </IconButton>
      <IconButton
        look={eye === "plain" ? "round hud-seldom" : "round"}
        label={say("act-look-side")}
        data-act="look-side"
        aria-pressed={looks === "side"}
        data-pointed={eye === "pointed-out"}
        onClick={lookLevel}
      >
        <Icon>
          <PenLine d="M2.500 12q9.500-10.500 19 0q-9.500 10.500-19 0z" />
          <circle cx="12" cy="12" r="3" fill="currentColor" />
        </Icon>
      </IconButton>
      <IconButton look="round hud-seldom" label={say("sound")} role="switch" aria-checked={!muted} onClick={mute}>
        <Icon>
          <path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4z" fill="currentColor" />
          <PenLine
            d={muted ? "M15.500 9.500l5 5M20.500 9.500l-5 5" : "M15.500 9q2.200 3 0 6M18.300 6.500q4 5.500 0 11"}
          />
        </Icon>
      </IconButton>
      <IconButton ref={menu} look="round" label={say("act-menu")} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon>
          <PenLine d="M4 7h16M4 12h16M4 17h16" />
        </Icon>
      </IconButton>
      {leaving && table && <Leaving table={table} among={among} onStay={() => setLeaving(false)} />}
      {open && (
        <div class="hud-menu sheet enter">
          {eye === "plain" && (
            <button type="button" class="button plain hud-seldom" onClick={chosen(() => lookLevel())}>
              {say("act-look-side")}
            </button>
          )}
          {/* It stays open, so that the chosen state can be seen. */}
          <button
            type="button"
            class="button plain hud-seldom hud-switch"
            role="switch"
            aria-checked={!muted}
            onClick={mute}
          >
            {say("sound")}
            <i aria-hidden="true" />
            <span aria-hidden="true">{say(muted ? "sound-off" : "sound-on")}</span>
          </button>
          <button type="button" class="button plain" data-act="rules" onClick={chosen(onRules)}>
            {say("act-rules")}
          </button>
          <button type="button" class="button plain" onClick={chosen(askForList)}>
            {say("access-open")}
          </button>
          {table ? (
            <button type="button" class="button plain" data-act="leave" onClick={chosen(() => setLeaving(true))}>
              {say("act-leave")}
            </button>
          ) : (
            <a class="button plain hud-menu-home" href="/">
              <Icon>
                <PenLine d="M4 11.500L12 4l8 7.500M6.500 10v9.500h11V10" />
              </Icon>
              {say("act-new")}
            </a>
          )}
          {apart && canAskForNotices() && (
            <button
              type="button"
              class="button plain"
              data-act="notify"
              onClick={() => void Notification.requestPermission().then(setNotified)}
            >
              {say("act-notify")}
            </button>
          )}
          {notified && <Notified answer={notified} />}
          {spectators > 0 && <p>{say("watching", { count: spectators })}</p>}
          <LanguageSwitch />
          {children}
        </div>
      )}
    </nav>
  );
}

/** What the browser answered to the request for notifications. */
function Notified({ answer }: { answer: NotificationPermission }) {
  const say = useSay();
  const able = useLate("table");
  return <p role="status">{able && say("notify-told", { answer })}</p>;
}
