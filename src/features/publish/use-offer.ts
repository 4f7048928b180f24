import { useAtomValue, useSetAtom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { useWaits } from '@/lib/session/terms'
import { useDraft } from '@/ui/form/use-draft'
import type { Form } from '@/ui/form/use-form'
import { useForm } from '@/ui/form/use-form'
import { addBidAtom, addSaleAtom, itemsAtom, ownBlockAtom } from './atoms'
import type { OfferValues } from './rules/fields'
import { daysToChoose, usualDays } from './rules/days'
import { bidOf, emptyOffer, offerFields, saleOf } from './rules/fields'
import { useLastPlace } from './use-last-place'

export type Published =
  | { readonly side: 'sale'; readonly sale: ApiOutput<'/bctSale/add'> }
  | { readonly side: 'bid'; readonly bid: ApiOutput<'/bctBuy/add'> }

export interface Offer {
  readonly form: Form<OfferValues>
  readonly items: readonly ItemBrief[]
  readonly item: ItemBrief | undefined
  /** The days to choose from. */
  readonly days: readonly number[]
  /** Places of the reader's own block for offers, and how many are taken; undefined until they are known. */
  readonly places: { readonly all: number; readonly taken: number } | undefined
}

/** The form of a listing or of a buy order, with its draft, and how it is sent. */
export function useOffer(
  { side, itemId, areaId }: { readonly side: 'sale' | 'bid'; readonly itemId: number; readonly areaId: number },
  onDone: (done: Published) => void,
): Offer {
  const waits = useWaits(areaId)
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
    initial: { ...emptyOffer(itemId, usualDays(side, waits)), ...last },
    fields: ({ delivery }) => offerFields(side, find, delivery),
    draft,
    onSubmit: side === 'sale' ? sendSale : sendBid,
  })
  return {
    form,
    items,
    item: find(form.values.itemId),
    days: daysToChoose(side, waits, form.values.days),
    places: block.tag === 'ready' ? { all: block.value.capacity, taken: block.value.open } : undefined,
  }
}
