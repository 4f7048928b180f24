import type { drawings } from './drawings'

/** The icons that may be drawn: those named in icons.used.json. */
export type IconName = keyof typeof drawings
