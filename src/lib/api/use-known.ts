import type { Atom, WritableAtom } from 'jotai'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useOnShow } from '@/platform/page/use-on-show'
import type { CallError } from '../http/errors'
import type { Remote } from '../remote/remote'
import { userAtom } from '../session/atoms'

/** What is known of a thing by its key, and reading it: as `keyedCall` makes them. */
export interface KnownCall<T, K> {
  readonly valueAtom: Atom<Remote<T, CallError>>
  readonly loadAtom: WritableAtom<null, [K], Promise<void>>
}

export interface Sought<T, K> {
  /** What the page is about; null when there is no such thing to be read. */
  readonly key: K | null
  readonly of: KnownCall<T, K>
  /** Whether a thing is the one that is meant: an earlier page may have left another. */
  readonly isSought: (value: T) => boolean
  /** What is read besides, as often. */
  readonly also?: () => Promise<unknown>
  /** What else of the address tells this page from another. */
  readonly where?: string
}

/**
 * One thing that a page is about, read whenever the page shows and when somebody else signs in. `state` is what may be drawn of it, `value`
 * the thing once it is here.
 */
export function useKnown<T, K extends number | string>({ key, of, isSought, also, where = '' }: Sought<T, K>) {
  const user = useAtomValue(userAtom)
  const known = useAtomValue(of.valueAtom)
  const load = useSetAtom(of.loadAtom)
  const [askedKey, setAskedKey] = useState<K>()
  const reload = async () => {
    if (key === null) return
    await Promise.all([load(key), also?.()])
    setAskedKey(key)
  }
  useOnShow(`${where} ${key} ${user?.token ?? ''}`, () => void reload())
  const value = known.tag === 'ready' && isSought(known.value) ? known.value : undefined
  const state: Remote<T, CallError> = known.tag === 'ready' && !value ? { tag: 'loading' } : known
  /** That there is no such thing is certain. */
  const isMissing = key === null || (known.tag === 'failed' && known.error.kind === 'refused')
  /** It was asked for since the page opened: what is known is not left from an earlier page. */
  const isFresh = key !== null && askedKey === key
  return { user, value, state, isMissing, isFresh, reload }
}
