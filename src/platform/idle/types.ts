/**
 * Runs `work` once when the person waits for nothing, some seconds from now, or never where there is nothing to be had in advance.
 * Gives back how to call it off.
 */
export type WhenIdle = (work: () => void) => () => void
