/** All pages: each has an address, a title and perhaps a place in the menu. `App.tsx` says what loads it. */

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
  /** Whether links to it reload the page, because the server gives it a policy of its own. */
  readonly ownLoad: boolean;
}

export const PAGES = [
  { path: "/", title: "page-start", menu: false, full: true, ownLoad: false },
  { path: "/t/:token", title: "page-table", menu: false, full: true, ownLoad: false },
  { path: "/learn", title: "page-learn", menu: true, full: true, ownLoad: false },
  { path: "/practice", title: "page-practice", menu: true, full: true, ownLoad: false },
  { path: "/lobby", title: "page-lobby", menu: true, full: false, ownLoad: false },
  { path: "/watch", title: "page-watch", menu: true, full: false, ownLoad: false },
  { path: "/replay/:game", title: "page-replay", menu: false, full: true, ownLoad: false },
  { path: "/analysis/:game", title: "page-analysis", menu: false, full: false, ownLoad: false },
  { path: "/rules", title: "page-rules", menu: true, full: false, ownLoad: false },
  { path: "/keeper", title: "keeper-title", menu: true, full: false, ownLoad: true },
  { path: "/keeper/:score", title: "keeper-title", menu: false, full: false, ownLoad: true },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]["path"];
