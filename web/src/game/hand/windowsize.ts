/** The size of the window as one word: a drag belongs to the size in which it began. */
export const windowSize = (): string => `${window.innerWidth}x${window.innerHeight}`;
