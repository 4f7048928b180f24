import { useAtomValue, useSetAtom } from 'jotai'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { loadReputationAtom, reputationAtom, reviewsCall } from './atoms'

/** What a seller's page shows: figures with goods, and reviews by page. */
export function useSeller(blockId: number) {
  const token = useAtomValue(userAtom)?.token ?? ''
  const known = useAtomValue(reputationAtom)
  const load = useSetAtom(loadReputationAtom)
  const reviews = useList(reviewsCall, { blockId, token })
  const reload = () => load(blockId)
  useOnShow(`seller ${blockId} ${token}`, () => void reload())
  const isOther = known.tag === 'ready' && known.value.blockId !== blockId
  return { seller: isOther ? ({ tag: 'loading' } as const) : known, reviews, reload }
}
