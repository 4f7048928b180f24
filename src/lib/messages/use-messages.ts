import { useAtomValue, useSetAtom } from 'jotai'
import { useOnShow } from '@/platform/page/use-on-show'
import { keyOf } from '../api/list-call'
import { canLoadMore, noList } from '../remote/list'
import type { messagesOf } from './messages'

/** How often what two people write to each other is loaded again while it is on the screen. */
export const refreshMs = 10_000

/**
 * Messages on a page, the oldest first, loaded when the page shows. Older ones stand above them and come when they are asked for, not at
 * the page's bottom.
 */
export function useMessages({ list }: ReturnType<typeof messagesOf>, id: number) {
  const query = { id }
  const key = keyOf(query)
  const held = useAtomValue(list.stateAtom)
  const ask = useSetAtom(list.refreshAtom)
  const askMore = useSetAtom(list.moreAtom)
  const known = held.key === key ? held : noList
  const refresh = () => void ask(query)
  const more = () => void askMore()
  useOnShow(`messages ${key}`, refresh)
  const failure = known.tag === 'error' ? known : undefined
  return {
    rows: known.shown && [...known.shown.rows].reverse(),
    /** Loads older ones, where there are any. */
    older: known.shown && canLoadMore(known) ? more : undefined,
    error: failure?.error,
    retry: failure?.of === 'more' ? more : refresh,
    /** Loads them again, unless an answer is still awaited. */
    lookAgain: () => {
      if (known.tag !== 'loading' && known.tag !== 'refreshing') refresh()
    },
  }
}
