/** Starts a move; a mini-program itself reports when the page is there. */
export const arrived = (start: () => Promise<unknown>): Promise<unknown> => start()
