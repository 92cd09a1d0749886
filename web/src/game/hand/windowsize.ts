/** The size of the window as one word, to notice when it changes during a drag. */
export const windowSize = (): string => `${window.innerWidth}x${window.innerHeight}`;
