import type { Fen } from '@contract/money'
import { ok } from '@contract/result'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { yuanText } from '@/lib/format/yuan'
import { keyedCall } from '../api/keyed-call'
import { nextText } from '../refusals/next-step'
import { areaIdAtom, sessionAtom, userAtom } from '../session/atoms'
import { askForBlockAtom } from './buy-block'

/** What the cheapest block of a city costs that can be bought now; undefined where there is none. */
const cheapest = keyedCall<Fen | undefined>(async (api, areaId) => {
  const answer = await api.form('/block/list', { areaId, state: 'offered', sort: 'priceUp', page: 1 })
  return answer.ok ? ok(answer.value.data.find(({ price }) => price !== null)?.price ?? undefined) : answer
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

/** What somebody without a block reads before an act that needs one: nothing is typed for nothing. Source: design §6 (NO_BLOCK). */
export function useBlockFirst(doing: string): BlockFirst {
  const user = useAtomValue(userAtom)
  const areaId = useAtomValue(areaIdAtom)
  const price = useAtomValue(cheapest.valueAtom)
  const load = useSetAtom(cheapest.loadAtom)
  const onPress = useSetAtom(askForBlockAtom)
  const hasNone = user === null || user.blockNo === 0
  const isAreaKnown = useAtomValue(sessionAtom).areaName !== ''
  useEffect(() => {
    if (hasNone && isAreaKnown) void load(areaId)
  }, [hasNone, isAreaKnown, areaId, load])
  if (!hasNone) return { need: undefined, buy: undefined }
  const need = blockNeed(doing, price.tag === 'ready' ? price.value : undefined)
  return { need, buy: user === null ? undefined : { text: nextText.buyBlock, onPress } }
}
