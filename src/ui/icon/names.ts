import type { drawings } from './drawings'

/** The icons that may be drawn: those that scripts/icons.ts names. */
export type IconName = keyof typeof drawings
