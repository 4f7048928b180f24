import type { Fen } from '@contract/money'
import { ok } from '@contract/result'
import { useAtomValue, useSetAtom } from 'jotai'
import { yuanText } from '@/lib/format/yuan'
import { useOnOpen } from '@/platform/page/use-on-open'
import { keyedCall } from '../api/keyed-call'
import { nextText } from '../refusals/next-step'
import { areaIdAtom, isAreaKnownAtom, userAtom } from '../session/atoms'
import { askForBlockAtom } from './buy-block'

/** What the cheapest block of a city costs that can be bought now; undefined where there is none. A page below may be of another one. */
const cheapest = keyedCall<readonly [areaId: number, price: Fen | undefined]>(async (api, areaId) => {
  const answer = await api.form('/block/list', { areaId, state: 'offered', sort: 'priceUp', page: 1 })
  return answer.ok ? ok([areaId, answer.value.data.find(({ price }) => price !== null)?.price ?? undefined]) : answer
})

/** 购买需要门牌，99.00 起. */
export const blockNeed = (doing: string, price: Fen | undefined): string =>
  `${doing}需要门牌${price === undefined ? '' : `，${yuanText(price)} 起`}`

export interface BlockFirst {
  /** That the act needs a block, and what one costs; undefined for who has one. */
  readonly need: string | undefined
  /** For who is signed in without one: the way to one, in place of the act. */
  readonly buy: { readonly text: string; readonly onPress: () => void } | undefined
}

/**
 * What somebody without a block reads before an act that needs one: nothing is typed for nothing. The price is that of the city `where` the
 * thing is, by a link maybe not the chosen one, and so is the block; it is asked for unless `isShown` is false. Source: design §6
 * (NO_BLOCK).
 */
export function useBlockFirst(doing: string, where?: number, isShown = true): BlockFirst {
  const user = useAtomValue(userAtom)
  const chosen = useAtomValue(areaIdAtom)
  const areaId = where ?? chosen
  const price = useAtomValue(cheapest.valueAtom)
  const load = useSetAtom(cheapest.loadAtom)
  const ask = useSetAtom(askForBlockAtom)
  const hasNone = user === null || user.blockNo === 0
  const isAreaKnown = useAtomValue(isAreaKnownAtom)
  const asked = isShown && hasNone && isAreaKnown
  useOnOpen(`${asked} ${areaId}`, () => void (asked && load(areaId)))
  if (!hasNone) return { need: undefined, buy: undefined }
  const need = blockNeed(doing, price.tag === 'ready' && price.value[0] === areaId ? price.value[1] : undefined)
  return { need, buy: user === null ? undefined : { text: nextText.buyBlock, onPress: () => ask(areaId) } }
}
