/** A mini-program's own back step is quick and reliable: nothing to do. */
export const followBrowser = (): void => undefined
