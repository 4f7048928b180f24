import { withDraft } from '@/lib/forms/drafts'
import { useDraft } from '@/ui/form/use-draft'
import type { OfferValues } from './rules/fields'

type Place = Readonly<Record<'place' | 'spot' | 'spotName', string>>

const nowhere: Place = { place: '', spot: '', spotName: '' }

/** Where the reader last offered to hand something over: the next offer begins there. `keep` is told what was published. */
export function useLastPlace() {
  const { read, write } = useDraft('place')
  return {
    last: withDraft(nowhere, read()),
    keep: ({ delivery, place, spot, spotName }: OfferValues): void => {
      if (delivery === 'meet') write({ place, spot, spotName })
    },
  }
}
