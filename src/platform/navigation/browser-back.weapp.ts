/** A mini-program's own way back is quick and sure: nothing to do. */
export const expectBack = (): void => undefined
export const followBrowser = (): void => undefined
