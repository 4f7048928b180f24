import type { createStore } from 'jotai'
import { sessionEventAtom } from '@/lib/session/atoms'
import { closeLoginAtom } from '@/lib/session/login/request'
import type { LoginUser } from '@/lib/session/session'

/** What the open popup does when its login was answered. */
export function signedIn(store: Pick<ReturnType<typeof createStore>, 'set'>, user: LoginUser): void {
  store.set(sessionEventAtom, { kind: 'loggedIn', user })
  store.set(closeLoginAtom)
}
