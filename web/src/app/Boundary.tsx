/** A kind sentence where a page broke, instead of a blank one. */

import { Component, type ComponentChildren } from "preact";
import { useSay } from "../speech/speech";

interface Props {
  /** When this changes (another page), the error is forgotten. */
  readonly of: string;
  readonly children: ComponentChildren;
}

export class Boundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(last: Props): void {
    if (last.of !== this.props.of && this.state.broken) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useSay();
  return (
    <main class="notice" aria-live="assertive">
      <h1>{say("broken-title")}</h1>
      <p>{say("broken-text")}</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {say("broken-reload")}
        </button>{" "}
        <a href="/">{say("broken-home")}</a>
      </p>
    </main>
  );
}
