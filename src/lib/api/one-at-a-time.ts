import type { Getter, Setter } from 'jotai'
import { atom } from 'jotai'

/** What must not be done twice at once: whether it goes on, and which of several, and doing it unless one goes on. */
export function oneAtATime<Which extends string | number = never>() {
  const onBase = atom<{ readonly which: Which | undefined } | undefined>(undefined)
  return {
    /** It is on its way: its button is busy, and a second tap does nothing. */
    isOnAtom: atom((get) => get(onBase) !== undefined),
    /** Which one is on its way. */
    whichAtom: atom((get) => get(onBase)?.which),
    /** Undefined, with nothing done, while one goes on. */
    run: async <T>(get: Getter, set: Setter, work: () => Promise<T>, which?: Which): Promise<T | undefined> => {
      if (get(onBase)) return undefined
      set(onBase, { which })
      try {
        return await work()
      } finally {
        set(onBase, undefined)
      }
    },
  }
}

/**
 * What may be asked again while it is under way, and whether any of it still is. So is what a form sends, since a repeat has the same
 * number and gets the first one's answer: a form that was left and opened again must not think that nothing is to be done.
 */
export function underWay() {
  const countBase = atom(0)
  return {
    isOnAtom: atom((get) => get(countBase) > 0),
    run: async <T>(set: Setter, work: () => Promise<T>): Promise<T> => {
      set(countBase, (count) => count + 1)
      try {
        return await work()
      } finally {
        set(countBase, (count) => count - 1)
      }
    },
  }
}
