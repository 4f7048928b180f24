import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ownWords } from '@contract/limits'
import { cutTo } from '@contract/texts/signs'
import { useDraft } from '@/ui/form/use-draft'
import type { Form } from '@/ui/form/use-form'
import { useForm } from '@/ui/form/use-form'
import { addSaleAtom, ownNameAtom } from './atoms'
import type { OfferValues } from './rules/fields'
import { emptyOffer } from './rules/fields'
import { ownFields, ownSaleOf } from './rules/own'
import { useLastPlace } from './use-last-place'
import { usualDays } from './use-offer'

/** The form of a thing in own words, with its draft. Its step is a part of it, so that whoever comes back finds where they were. */
export function useOwn(onDone: () => void): Form<OfferValues> {
  const name = useAtomValue(ownNameAtom)
  const add = useSetAtom(addSaleAtom)
  const { last, keep } = useLastPlace()
  const form = useForm<OfferValues>({
    initial: { ...emptyOffer(0, usualDays.sale), ...last, title: cutTo(name, ownWords.max), qty: '1' },
    fields: ownFields,
    draft: useDraft('saleOwn'),
    onSubmit: async (values) => {
      const sale = ownSaleOf(values)
      if (!sale) return undefined
      const result = await add(sale)
      if (result.ok) {
        keep(values)
        onDone()
      }
      return result
    },
  })
  // What the server refuses is shown where it stands.
  const refused = form.field('thumbs').isBad ? 1 : form.field('title').isBad || form.field('content').isBad ? 2 : 0
  useEffect(() => {
    if (refused > 0 && form.values.step !== refused) form.field('step').onChange(refused)
  }, [refused, form])
  return form
}
