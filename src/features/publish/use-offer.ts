import { useAtomValue, useSetAtom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { useDraft } from '@/ui/form/use-draft'
import type { Form } from '@/ui/form/use-form'
import { useForm } from '@/ui/form/use-form'
import { addBidAtom, addSaleAtom, itemsAtom, ownBlockAtom } from './atoms'
import type { OfferValues } from './rules/fields'
import { bidOf, emptyOffer, offerFields, saleOf } from './rules/fields'
import { useLastPlace } from './use-last-place'

/** The days to choose from: a listing stays open 1–90 days, a bid 1–30. Source: domain model §3.3, §3.4; mockup 04-saleadd. */
export const offerDays = { sale: [7, 30, 90], bid: [3, 7, 30] } as const
export const usualDays = { sale: 30, bid: 7 } as const

export type Published =
  | { readonly side: 'sale'; readonly sale: ApiOutput<'/bctSale/add'> }
  | { readonly side: 'bid'; readonly bid: ApiOutput<'/bctBuy/add'> }

export interface Offer {
  readonly form: Form<OfferValues>
  readonly items: readonly ItemBrief[]
  readonly item: ItemBrief | undefined
  /** Places of the reader's own block for offers, and how many are taken; undefined until they are known. */
  readonly places: { readonly all: number; readonly taken: number } | undefined
}

/** The form of a listing or of a buy order, with its draft, and how it is sent. */
export function useOffer(side: 'sale' | 'bid', itemId: number, onDone: (done: Published) => void): Offer {
  const known = useAtomValue(itemsAtom)
  const block = useAtomValue(ownBlockAtom)
  const addSale = useSetAtom(addSaleAtom)
  const addBid = useSetAtom(addBidAtom)
  const { last, publish } = useLastPlace()
  const items = known.tag === 'ready' ? known.value : []
  const find = (id: unknown) => items.find((one) => one.itemId === id)

  const sendSale = async (values: OfferValues) => {
    const sale = saleOf(values, find(values.itemId))
    return sale && publish(values, addSale(sale), (added) => onDone({ side: 'sale', sale: added }))
  }
  const sendBid = async (values: OfferValues) => {
    const bid = bidOf(values)
    return bid && publish(values, addBid(bid), (added) => onDone({ side: 'bid', bid: added }))
  }

  const draft = useDraft(side === 'sale' ? 'saleAdd' : 'buyAdd')
  const form = useForm<OfferValues>({
    initial: { ...emptyOffer(itemId, usualDays[side]), ...last },
    fields: ({ delivery }) => offerFields(side, find, delivery),
    draft,
    onSubmit: side === 'sale' ? sendSale : sendBid,
  })
  return {
    form,
    items,
    item: find(form.values.itemId),
    places: block.tag === 'ready' ? { all: block.value.capacity, taken: block.value.open } : undefined,
  }
}
