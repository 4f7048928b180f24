import type { Getter, Setter } from 'jotai'
import { atom } from 'jotai'

/** What must not be done twice at once: whether it goes on, and doing it unless it does. */
export function oneAtATime() {
  const isOnBase = atom(false)
  return {
    /** It is on its way: its button is busy, and a second tap does nothing. */
    isOnAtom: atom((get) => get(isOnBase)),
    /** Undefined, with nothing done, while it goes on. */
    run: async <T>(get: Getter, set: Setter, work: () => Promise<T>): Promise<T | undefined> => {
      if (get(isOnBase)) return undefined
      set(isOnBase, true)
      const result = await work()
      set(isOnBase, false)
      return result
    },
  }
}
