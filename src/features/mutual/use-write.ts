import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MutualAnswer, MutualInfo } from '@contract/endpoints/community/mutual-view'
import { isUncertain } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useWaits } from '@/lib/session/terms'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import type { WritingFacts } from './atoms'
import { editAtom, publishAtom } from './atoms'
import type { PostValues } from './rules/form'
import { formOf, postFields, valuesOf } from './rules/form'

/** Writing a post, or changing the own one `of`, with its draft; a lost answer is repeated as the same wish. */
export function useWrite(of: MutualInfo | undefined, facts: WritingFacts, onDone: (post: MutualAnswer) => void) {
  const user = useAtomValue(userAtom)
  // A post stands in the city of its author's block.
  const { mutualDays } = useWaits(user?.blockAreaId)
  const publish = useSetAtom(publishAtom)
  const edit = useSetAtom(editAtom)
  const [unanswered, setUnanswered] = useState<string>()
  const form = useForm<PostValues>({
    initial: valuesOf(of, mutualDays),
    version: of?.ver ?? 0,
    fields: postFields(facts, of?.thanks ?? 0),
    draft: useDraft(`mutual${of?.mutualId ?? 'New'}`),
    onSubmit: async (values) => {
      const result = await (of ? edit(of, formOf(values)) : publish(formOf(values)))
      setUnanswered(!result.ok && isUncertain(result.error) ? JSON.stringify(values) : undefined)
      if (result.ok) onDone(result.value)
      return result
    },
  })
  return { form, mostDays: mutualDays, isUnanswered: unanswered === JSON.stringify(form.values) }
}

export type Writing = ReturnType<typeof useWrite>
