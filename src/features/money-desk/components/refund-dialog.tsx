import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import { yuanRule } from '@/lib/forms/number-rules'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { Dialog } from '@/ui/dialog/dialog'
import { FormBox } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { showToast } from '@/ui/toast/toast'
import { copy, refundCopy as words } from '../copy'
import { refundAtom } from '../refund-atoms'

export interface RefundDialogProps {
  readonly payment: GatewayPaymentView
  readonly onDone: () => void
  readonly onClose: () => void
}

const failureText = (error: CallError): string => {
  if (isUncertain(error)) return copy.lost
  return error.kind === 'refused' && error.reason === 'NOT_ENOUGH' ? words.used : callErrorText(error)
}

/** Asks how much goes back and why; the second tap sends it. After a lost answer the dialog stays. */
export function RefundDialog({ payment, onDone, onClose }: RefundDialogProps) {
  const { outTradeNo, left, payer } = payment
  const refund = useSetAtom(refundAtom)
  const form = useForm({
    initial: { amount: yuanText(left).replaceAll(',', ''), reason: '' },
    fields: {
      amount: {
        label: words.amount,
        rules: [
          { required: true, errorMessage: words.missing },
          yuanRule({ most: left, tooMuch: words.tooMuch(yuanText(left)) }),
        ],
      },
      reason: { label: words.reason, rules: [{ required: true, errorMessage: words.missing }] },
    },
    onSubmit: async (values) => {
      const amount = typedFen(values.amount)
      if (amount === undefined) return undefined
      const result = await refund({ outTradeNo, left, amount, reason: values.reason })
      if (result.ok) {
        showToast(copy.done)
        onDone()
      }
      return result
    },
  })
  return (
    <Dialog
      title={words.refund}
      onClose={onClose}
      act={{ text: words.refund, onPress: form.submit, loading: form.isSubmitting ? copy.sending : undefined }}
    >
      {words.note(words.from(payer.blockNo, payer.nickName))}
      <FormBox of={form.field('amount')} kind='amount' placeholder={words.amount} unit={words.unit} />
      <FormBox of={form.field('reason')} placeholder={words.reason} maxLength={80} />
      <View>{form.failure && <Note tone='error'>{failureText(form.failure)}</Note>}</View>
    </Dialog>
  )
}
