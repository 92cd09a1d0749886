/** The pages there are: add one here and it has an address, a title and, if it wants, a place in the menu. */

import type { ComponentType } from "preact";

export type PageProps = Readonly<Record<string, string>>;

export interface Page {
  /** The address, with parameters like `/t/:token`, which the page gets as properties. */
  readonly path: string;
  /** The message that names it, in the browser's title and in the menu. */
  readonly title: string;
  /** Whether the menu of the start page leads there. */
  readonly menu: boolean;
  /** Whether it fills the whole window and brings its own frame, as the table does. */
  readonly full: boolean;
  /** Whether links to it load it anew, because the server gives it a policy of its own. */
  readonly ownLoad?: boolean;
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
}

export const PAGES: readonly Page[] = [
  { path: "/", title: "page-start", menu: false, full: true, load: () => import("../pages/start/Start") },
  { path: "/t/:token", title: "page-table", menu: false, full: true, load: () => import("../pages/table/Table") },
  { path: "/learn", title: "page-learn", menu: true, full: true, load: () => import("../pages/learn/Learn") },
  {
    path: "/practice",
    title: "page-practice",
    menu: true,
    full: true,
    load: () => import("../pages/practice/Practice"),
  },
  { path: "/lobby", title: "page-lobby", menu: true, full: false, load: () => import("../pages/lobby/Lobby") },
  { path: "/watch", title: "page-watch", menu: true, full: false, load: () => import("../pages/watch/Watch") },
  { path: "/replay/:game", title: "page-replay", menu: false, full: true, load: () => import("../pages/watch/Replay") },
  {
    path: "/analysis/:game",
    title: "page-analysis",
    menu: false,
    full: false,
    load: () => import("../pages/analysis/Analysis"),
  },
  { path: "/rules", title: "page-rules", menu: true, full: false, load: () => import("../pages/rules/Rules") },
  {
    path: "/keeper",
    title: "keeper-title",
    menu: true,
    full: false,
    ownLoad: true,
    load: () => import("../pages/keeper/Keeper"),
  },
  {
    path: "/keeper/:score",
    title: "keeper-title",
    menu: false,
    full: false,
    ownLoad: true,
    load: () => import("../pages/keeper/Keeper"),
  },
];
