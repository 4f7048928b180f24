/**
 * A text of `length` letters and digits, each equally likely. Used for names of devices and requests, never as a
 * secret that grants anything.
 */
export type RandomText = (length: number) => string

/** Bytes for a secret, from the platform's own secure generator; undefined when it gives none. */
export type RandomBytes = (count: number) => Promise<readonly number[] | undefined>
