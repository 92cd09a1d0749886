/** Every panel once, with sample words. */

import { useState } from "preact/hooks";
import { Segments } from "../panels/fields";
import { CountdownRing, Question, Story, Toast } from "../panels/papers";
import { ColumnHead, Emblem, PlateauStack, SealBlock } from "../panels/pieces";
import { SeatPlate } from "../panels/SeatPlate";
import { COLOURS, type Paint } from "../protocol";
import { KIT } from "../scene/showvilla";

const ALL: readonly Paint[] = [...COLOURS, "orange", "neutral"];

export function Panels() {
  const [edition, setEdition] = useState<"de" | "fr" | "us">("de");
  return (
    <main class="gallery-panels">
      <h1>Paper on the table</h1>
      <section>
        <h2>Emblems, heads, seal</h2>
        <div class="row">
          {ALL.map((colour) => (
            <Emblem key={colour} colour={colour} size={40} label={colour} />
          ))}
          {ALL.map((colour) => (
            <Emblem key={colour} colour={colour} size={28} look="bare" label={colour} />
          ))}
        </div>
        <div class="row">
          {COLOURS.flatMap((colour) =>
            (["thin", "hex", "thick"] as const).map((kind) => (
              <ColumnHead key={colour + kind} kind={kind} colour={colour} size={36} label={`${colour} ${kind}`} />
            )),
          )}
        </div>
        <div class="row">
          {[...COLOURS, null].map((colour) => (
            <SealBlock key={colour ?? "bare"} up={colour} size={88} label={`seal, ${colour ?? "bare"} up`} />
          ))}
        </div>
      </section>
      <section>
        <h2>Seats</h2>
        <div class="row gallery-wood">
          <SeatPlate
            name="Ann"
            colours={["red"]}
            active
            points={5}
            heads={[
              { kind: "thick", colour: "red" },
              { kind: "hex", colour: "red" },
            ]}
            seal={{ up: "yellow", label: "holds the seal" }}
            pointsLabel="5 points"
            emblemLabel={(colour) => colour}
          >
            is drawing
          </SeatPlate>
          <SeatPlate
            name="Benjamin the Elder of Somewhere"
            colours={["yellow", "blue"]}
            active={false}
            points={1}
            heads={[{ kind: "thin", colour: "blue" }]}
            seal={null}
            pointsLabel="1 point"
            emblemLabel={(colour) => colour}
          />
          <SeatPlate
            name="Cleo"
            colours={["green"]}
            active={false}
            away
            points={0}
            heads={[]}
            seal={null}
            pointsLabel="0 points"
            emblemLabel={(colour) => colour}
          />
        </div>
      </section>
      <section>
        <h2>Plateaus to come</h2>
        <PlateauStack plateaus={KIT.plateaus} label={(colour) => `${colour} plateau`} />
      </section>
      <section>
        <h2>Questions and words</h2>
        <div class="gallery-panels">
          <Question colour="red" text="Ann: draw a column, or apply for the green plateau">
            <button type="button" class="button">
              Apply
            </button>
            <button type="button" class="button primary">
              Put back <kbd>Esc</kbd>
            </button>
          </Question>
          <Question
            colour="yellow"
            grave
            text="Ben says that nothing of his can go up. Does anybody object?"
            aside={<CountdownRing share={0.62}>12</CountdownRing>}
          >
            <button type="button" class="button danger">
              I object
            </button>
            <button type="button" class="button">
              Let him
            </button>
          </Question>
          <Toast refusal clause="ABORT-2">
            That one is locked: you put it back in turn 7.
          </Toast>
          <Toast>Cleo is back.</Toast>
          <div class="row">
            <CountdownRing share={1}>20</CountdownRing>
            <CountdownRing share={0.4}>8</CountdownRing>
            <CountdownRing share={0.15}>3</CountdownRing>
          </div>
          <div class="sheet">
            <Story
              olderText="Earlier"
              lines={[
                { key: 4, colour: "red", text: "Ann stands her thick one on green and takes the seal." },
                { key: 3, colour: "yellow", text: "Ben lays the green plateau on four columns." },
                { key: 2, text: "Nobody objects." },
                { key: 1, colour: "yellow", text: "Ben applies for the green plateau." },
              ]}
            />
          </div>
        </div>
      </section>
      <section>
        <h2>Controls</h2>
        <div class="row">
          <button type="button" class="button">
            Plain choice
          </button>
          <button type="button" class="button primary large">
            Play
          </button>
          <button type="button" class="button danger">
            Leave
          </button>
          <button type="button" class="button plain">
            More
          </button>
          <button type="button" class="button" disabled>
            Not now
          </button>
          <button type="button" class="button" aria-pressed="true">
            Hook
          </button>
        </div>
        <Segments
          name="edition"
          legend="Rules"
          value={edition}
          onChange={setEdition}
          options={[
            { value: "de", text: "German" },
            { value: "fr", text: "French" },
            { value: "us", text: "American" },
          ]}
        />
        <label class="field">
          <span>Name</span>
          <input class="input" placeholder="Ann" />
        </label>
        <label class="check">
          <input type="checkbox" checked /> <span>Few columns are enough from orange on</span>
        </label>
        <label class="field">
          <span>Volume</span>
          <input class="slider" type="range" aria-label="Volume" />
        </label>
        <div class="loads-key">
          <span>loose</span>
          <i />
          <span>carries most</span>
        </div>
      </section>
    </main>
  );
}
