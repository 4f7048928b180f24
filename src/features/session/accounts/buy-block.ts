import { atom } from 'jotai'

const baseAtom = atom(false)

/** Whether the box that says where blocks are sold is open. */
export const isAskedForBlockAtom = atom((get) => get(baseAtom))

/** Buying a block has no page yet: opens a box that says where blocks are sold and what can be done without one. */
export const askForBlockAtom = atom(null, (_get, set) => set(baseAtom, true))
export const closeBlockBoxAtom = atom(null, (_get, set) => set(baseAtom, false))
