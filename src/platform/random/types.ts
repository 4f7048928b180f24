/**
 * A text of `length` letters and digits, each equally likely. Used for names of devices and requests, never as a
 * secret that grants anything.
 */
export type RandomText = (length: number) => string
