import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import { useOnShow } from '@/platform/page/use-on-show'
import { useOnReachBottom } from '@/platform/page/use-on-reach-bottom'
import type { CallError } from '../http/errors'
import type { List } from '../remote/list'
import { noList } from '../remote/list'
import { userAtom } from '../session/atoms'
import { keyOf, type ListCall } from './list-call'

export interface ListOnPage<Row, Extra> {
  readonly list: List<Row, CallError, Extra>
  /** For pull-down: asks for the first page; what is shown stays until the answer comes. Never rejects. */
  readonly refresh: () => Promise<void>
  /** Loads everything shown again, unless an answer is still awaited. For periodic refreshes. */
  readonly lookAgain: () => Promise<void>
  /** Tries again what failed: the start or the next page. */
  readonly retry: () => void
  readonly more: () => void
  /** Called by the screen for each part: it came near, or is no longer. */
  readonly onNear: (no: number, isNear: boolean) => void
}

/**
 * A list on a page: loaded when the page shows and when the query or the user changes; the next page when its bottom is reached. Without a
 * query nothing is loaded.
 */
export function useList<Row, Query, Extra>(
  call: ListCall<Row, Query, Extra>,
  query: Query | undefined,
): ListOnPage<Row, Extra> {
  const known = useAtomValue(call.stateAtom)
  const ask = useSetAtom(call.refreshAtom)
  const askMore = useSetAtom(call.moreAtom)
  const tellNear = useSetAtom(call.nearAtom)
  const near = useRef<readonly number[]>([])
  const token = useAtomValue(userAtom)?.token ?? ''
  const key = keyOf(query)
  const list = known.key === key ? known : noList
  const load = async (fromTop: boolean) => {
    if (query !== undefined) await ask(query, { fromTop, near: near.current })
  }
  const onNear = useCallback(
    (no: number, isNear: boolean) => {
      const others = near.current.filter((one) => one !== no)
      near.current = isNear ? [...others, no].sort((a, b) => a - b) : others
      tellNear(near.current)
    },
    [tellNear],
  )
  const more = () => {
    if (known.key === key) void askMore()
  }
  useOnShow(`${key} ${token}`, () => void load(false))
  useOnReachBottom(more)
  return {
    list,
    refresh: () => load(true),
    lookAgain: async () => {
      if (list.shown && list.tag !== 'loading' && list.tag !== 'refreshing') await load(false)
    },
    retry: () => (list.tag === 'error' && list.of === 'more' ? more() : void load(false)),
    more,
    onNear,
  }
}
