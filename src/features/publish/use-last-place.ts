import type { Result } from '@contract/result'
import { withDraft } from '@/lib/forms/drafts'
import type { CallError } from '@/lib/http/errors'
import { useDraft } from '@/ui/form/use-draft'
import type { OfferValues } from './rules/fields'

type Place = Readonly<Record<'place' | 'spot' | 'spotName', string>>

const nowhere: Place = { place: '', spot: '', spotName: '' }

/** Where the reader last offered to hand something over: the next offer begins there. `publish` follows one that is being sent. */
export function useLastPlace() {
  const { read, write } = useDraft('place')
  return {
    last: withDraft(nowhere, read()),
    publish: async <T>(
      { delivery, place, spot, spotName }: OfferValues,
      sent: Promise<Result<T, CallError>>,
      onDone: (published: T) => void,
    ): Promise<Result<T, CallError>> => {
      const result = await sent
      if (!result.ok) return result
      if (delivery === 'meet') write({ place, spot, spotName })
      onDone(result.value)
      return result
    },
  }
}
