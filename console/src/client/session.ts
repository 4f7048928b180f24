import { useSyncExternalStore } from 'react'
import type { ConsoleMap } from '@contract/endpoints/console/all'

export type Me = ConsoleMap['/admin/session/me']['output']

/** Who works at this page. `unknown` until the server was asked. */
export type Session =
  { readonly state: 'unknown' } | { readonly state: 'out' } | { readonly state: 'in'; readonly me: Me }

let session: Session = { state: 'unknown' }
let csrf = ''
const listeners = new Set<() => void>()

const change = (next: Session): void => {
  session = next
  for (const listener of listeners) listener()
}

/** What every call but the first sends in its header. */
export const csrfNow = (): string => csrf
export const keepCsrf = (word: string): void => {
  csrf = word
}

export const sessionNow = (): Session => session

/** Somebody is signed in, or proved it anew. */
export function enter(me: Me): void {
  csrf = me.csrf
  change({ state: 'in', me })
}

/** Nobody is signed in any more: what follows is the sign-in page. */
export function leave(): void {
  csrf = ''
  change({ state: 'out' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSession = (): Session => useSyncExternalStore(subscribe, sessionNow)

/** Who is signed in; pages are shown to nobody else. */
export function useMe(): Me {
  const now = useSession()
  if (now.state !== 'in') throw new Error('nobody is signed in')
  return now.me
}
