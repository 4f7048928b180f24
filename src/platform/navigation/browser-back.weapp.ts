/** A mini-program's own back step is quick and reliable: nothing to do. */
export const followBrowser = (): void => undefined

/** Nothing holds a step back there, so none has to be expected. */
export const expectBack = (): void => undefined
