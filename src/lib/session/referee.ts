import { atom } from 'jotai'

/**
 * The person who shared the link or card that led here, until a login has bound them. Source: specification §3 (shareCode, kept until bound
 * once).
 */
export interface Referee {
  /** User id; undefined when there is none. */
  readonly read: () => number | undefined
  readonly forget: () => void
}

const nobody: Referee = { read: () => undefined, forget: () => undefined }

/** The one stored on the device; the boot wires it. */
export const refereeAtom = atom<Referee>(nobody)
