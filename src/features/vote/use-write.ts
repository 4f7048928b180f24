import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { err } from '@contract/result'
import type { FormFields } from '@/lib/forms/form-store'
import { isUncertain } from '@/lib/http/errors'
import { goUp } from '@/lib/routes/go-up'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/toast/toast'
import { writeAtom } from './atoms'
import { formCopy } from './form-copy'
import type { VoteValues } from './rules/written'
import { problemsOf, firstValuesOf, valuesOf, writtenVote } from './rules/written'

const labelled = (label: string) => ({ label, rules: [] })

/** What must be there differs by the button that is pressed: `problemsOf` says it, not the rules. */
const fields: FormFields<VoteValues> = {
  kind: labelled(formCopy.kind),
  title: labelled(formCopy.name),
  content: labelled(formCopy.content),
  ballot: labelled(formCopy.ballot),
  options: labelled(formCopy.options),
  maxChoice: labelled(formCopy.maxChoice),
  amount: labelled(formCopy.amount),
  payeeBlockNo: labelled(formCopy.payee),
  purpose: labelled(formCopy.purpose),
  days: labelled(formCopy.days),
  passShare: labelled(formCopy.passShare),
  minTurnout: labelled(formCopy.minTurnout),
  results: labelled(formCopy.results),
  anonymous: labelled(formCopy.anonymous),
}

const words = { draft: formCopy.saved, open: formCopy.started, asked: formCopy.asked } as const

function saidOf({ state, supportUntil }: VoteInfo): string {
  if (state === 'open') return words.open
  return supportUntil === null ? words.draft : words.asked
}

/** Shown at its fields, as if the server had said it. */
const refusedForm = (problems: object) =>
  err({ kind: 'refused', reason: 'FORM', msg: '', data: { fields: problems } } as const)

/** Writing a vote: a new one, or the draft `of`. Both buttons send the same form. Source: community §4, rows 1, 2, 2f. */
export function useWrite(of: VoteInfo | undefined, isFund: boolean) {
  const send = useSetAtom(writeAtom)
  const isDraft = useRef(false)
  const [unanswered, setUnanswered] = useState<boolean>()
  const form = useForm<VoteValues>({
    initial: of ? valuesOf(of) : firstValuesOf(isFund),
    version: of?.ver ?? 0,
    fields,
    draft: useDraft(`vote${of?.voteId ?? 'New'}`),
    onSubmit: async (values) => {
      const problems = problemsOf(values, isDraft.current)
      if (Object.keys(problems).length > 0) return refusedForm(problems)
      const result = await send(of, writtenVote(values), isDraft.current)
      setUnanswered(!result.ok && isUncertain(result.error) ? isDraft.current : undefined)
      if (!result.ok) return result
      showToast(saidOf(result.value))
      goUp('vote', { id: result.value.voteId })
      return result
    },
  })
  const submit = (asDraft: boolean) => {
    isDraft.current = asDraft
    form.submit()
  }
  return { form, unanswered, save: () => submit(true), start: () => submit(false) }
}

export type Writing = ReturnType<typeof useWrite>
