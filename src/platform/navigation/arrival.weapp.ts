/** Starts a move; a mini-program says itself when the page is there. */
export const arrived = (start: () => Promise<unknown>): Promise<unknown> => start()
