import { atom } from 'jotai'
import type { Session, SessionEvent } from './session'
import { accountsHere, guestSession, nextSession, normalAreaId } from './session'

const baseAtom = atom<Session>(guestSession)
const keepBaseAtom = atom<{ readonly keep: (before: Session, after: Session) => void }>({ keep: () => undefined })

/** Who uses the app. */
export const sessionAtom = atom((get) => get(baseAtom))

/** The signed-in user, or null for a guest. */
export const userAtom = atom((get) => get(baseAtom).user)

/** The number of the reader's block while it is offered for transfer; undefined otherwise. Source: community §0 (transfer lock). */
export const offeredNoAtom = atom((get) => {
  const { user } = get(baseAtom)
  return user?.isOffered ? user.blockNo : undefined
})

/** The chosen city. */
export const areaIdAtom = atom((get) => get(baseAtom).areaId)

/** Whether a city was ever chosen on this device; until then the server says which one is its own. Its name may still be on its way. */
export const isAreaChosenAtom = atom((get) => {
  const { areaId, areaName } = get(baseAtom)
  return areaId !== normalAreaId || areaName !== ''
})

/** Whether the chosen city is known: until its name has come, nothing is asked or shown of it. */
export const isAreaKnownAtom = atom((get) => get(baseAtom).areaName !== '')

/** Chooses the city in which a thing is, by a link maybe another one; its name comes with its configuration. */
export const cityOfThingAtom = atom(null, (get, set, areaId: number): void => {
  if (areaId !== get(areaIdAtom)) set(sessionEventAtom, { kind: 'areaChosen', areaId, areaName: '' })
})

/** The remembered accounts of the chosen city. */
export const accountsAtom = atom((get) => accountsHere(get(baseAtom)))

/** Applies an event and stores what changed on the device. Returns whether anything changed. */
export const sessionEventAtom = atom(null, (get, set, event: SessionEvent): boolean => {
  const before = get(baseAtom)
  const after = nextSession(before, event)
  if (after === before) return false
  set(baseAtom, after)
  get(keepBaseAtom).keep(before, after)
  return true
})

/** The first read of the device's storage, and how later changes are kept. Used once, by the boot, and by tests. */
export const restoreSessionAtom = atom(
  null,
  (_get, set, session: Session, keep: (before: Session, after: Session) => void = () => undefined) => {
    set(keepBaseAtom, { keep })
    set(baseAtom, session)
  },
)
