import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Remote } from '../remote/remote'
import { userAtom } from './atoms'

/** What everybody may see stays on the page as the guest saw it while it is read again for who has just signed in. */
export function useSeenAsGuest<T, E>(known: Remote<T, E>): Remote<T, E> {
  const isGuest = useAtomValue(userAtom) === null
  const [seen, setSeen] = useState(known)
  if (isGuest && seen !== known) setSeen(known)
  const isAwaited = known.tag === 'idle' || known.tag === 'loading'
  return !isGuest && isAwaited && seen.tag === 'ready' ? seen : known
}
