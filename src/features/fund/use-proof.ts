import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { fundSpends } from '@contract/fund/limits'
import { isUncertain } from '@/lib/http/errors'
import { showToast } from '@/ui/toast/toast'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { proveAtom } from './atoms'
import { spendCopy } from './copy'

const { minText, maxText } = fundSpends.proof

const fields = {
  text: {
    label: spendCopy.text,
    rules: [
      { required: true, errorMessage: spendCopy.textMissing },
      { minLength: minText, errorMessage: spendCopy.textShort },
      { maxLength: maxText },
    ],
  },
  thumbs: { label: spendCopy.pictures, rules: [{ required: true, errorMessage: spendCopy.picturesMissing }] },
}

/** What a spend's money went for, in words and pictures; begins with the proof that it replaces. */
export function useProof(spend: FundSpend, onDone: () => void) {
  const prove = useSetAtom(proveAtom)
  const [isUnanswered, setUnanswered] = useState(false)
  const { text, thumbs } = spend.proof ?? { text: '', thumbs: '' }
  const form = useForm({
    initial: { text, thumbs },
    version: spend.ver,
    fields,
    draft: useDraft(`fundProof${spend.spendId}`),
    onSubmit: async (values) => {
      const result = await prove(spend, values)
      setUnanswered(!result.ok && isUncertain(result.error))
      if (!result.ok) return result
      showToast(spendCopy.submitted)
      onDone()
      return result
    },
  })
  return { form, isUnanswered }
}

export type ProofForm = ReturnType<typeof useProof>
