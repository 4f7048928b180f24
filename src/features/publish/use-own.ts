import { useAtomValue, useSetAtom } from 'jotai'
import { ownWords } from '@contract/limits'
import { cutTo } from '@contract/texts/signs'
import { useWaits } from '@/lib/session/terms'
import { useDraft } from '@/ui/form/use-draft'
import type { Form } from '@/ui/form/use-form'
import { useForm } from '@/ui/form/use-form'
import { addSaleAtom, ownNameAtom } from './atoms'
import type { OfferValues } from './rules/fields'
import { usualDays } from './rules/days'
import { emptyOffer } from './rules/fields'
import { ownFields, ownSaleOf, stepWith } from './rules/own'
import { useLastPlace } from './use-last-place'

/** The form of a thing in own words, with its draft. Its step is a part of it, so that whoever comes back finds where they were. */
export function useOwn(areaId: number, onDone: () => void): Form<OfferValues> {
  const waits = useWaits(areaId)
  const name = useAtomValue(ownNameAtom)
  const add = useSetAtom(addSaleAtom)
  const { last, publish } = useLastPlace()
  const form = useForm<OfferValues>({
    initial: { ...emptyOffer(0, usualDays('sale', waits)), ...last, title: cutTo(name, ownWords.max), qty: '1' },
    fields: ownFields,
    draft: useDraft('saleOwn'),
    onSubmit: async (values) => {
      const sale = ownSaleOf(values)
      return sale && publish(values, add(sale), onDone)
    },
    onRefused: (names) => {
      const step = stepWith(names)
      if (step !== undefined) form.field('step').onChange(step)
    },
  })
  return form
}
