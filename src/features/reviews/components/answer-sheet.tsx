import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import type { Review } from '@contract/endpoints/people/reviews'
import { reputation } from '@contract/people/reputation'
import { isUncertain } from '@/lib/http/errors'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { answerReviewAtom } from '../atoms'
import { copy } from '../copy'
import { answerFailure, isGone } from '../rules'

export interface AnswerSheetProps {
  readonly review: Review
  readonly onClose: () => void
  /** It can no longer be answered: what the list shows is out of date. */
  readonly onGone: () => void
}

/** The one answer of the seller to a review. Source: domain model §10. */
export function AnswerSheet({ review, onClose, onGone }: AnswerSheetProps) {
  const send = useSetAtom(answerReviewAtom)
  const { field, failure, submit, isSubmitting } = useForm({
    initial: { text: '' },
    fields: {
      text: {
        label: copy.answerLabel,
        rules: [{ required: true, errorMessage: copy.answerMissing }, { maxLength: reputation.answer }],
      },
    },
    draft: useDraft(`reviewAnswer${review.reviewId}`),
    onSubmit: async ({ text }) => {
      const result = await send(review, text.trim())
      if (result.ok) {
        showToast(copy.sent)
        onClose()
        return result
      }
      if (!isGone(result.error)) return result
      showToast(answerFailure(result.error) ?? copy.unsent)
      onGone()
      return undefined
    },
  })
  const isLost = failure !== null && isUncertain(failure)
  return (
    <Sheet title={copy.answerTitle} onClose={onClose}>
      <FormArea of={field('text')} isLabelled maxLength={reputation.answer} placeholder={copy.answerHint} />
      <View>{failure && <Note tone='error'>{answerFailure(failure)}</Note>}</View>
      <BottomBar>
        <Button onPress={submit} loading={isSubmitting ? copy.sending : undefined}>
          {isLost ? copy.check : copy.send}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
