import { useAtomValue } from 'jotai'
import type { BlockView } from '@contract/endpoints/people/block'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { saleAtom } from './atoms'
import { sellingText } from './rules'

/** Of a block of nobody: whether the city sells it, and the way to what is for sale; undefined of others, and until it is known. */
export function useSelling(block: Pick<BlockView, 'blockId' | 'state'> | undefined) {
  const sale = useAtomValue(saleAtom)
  const { now } = useAtomValue(serverClockAtom)
  const text = block && sellingText(block, sale, now())
  return text === undefined ? undefined : { text, onLook: () => goTo('category') }
}
