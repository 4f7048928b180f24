import { atom } from 'jotai'

const baseAtom = atom(false)

/** Whether somebody asked where blocks are sold. */
export const isAskedForBlockAtom = atom((get) => get(baseAtom))

/** Buying a block has no page yet: says where blocks are sold and what one can do without one. */
export const askForBlockAtom = atom(null, (_get, set) => set(baseAtom, true))
export const closeBlockBoxAtom = atom(null, (_get, set) => set(baseAtom, false))
