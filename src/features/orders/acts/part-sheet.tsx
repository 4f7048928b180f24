import { View } from '@tarojs/components'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { refundSplit } from '@contract/orders/split'
import type { Sent } from '@/lib/forms/form-store'
import { yuanText } from '@/lib/format/yuan'
import { yuanRule } from '@/lib/forms/number-rules'
import { typedFen } from '@/lib/forms/typed-number'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { chooseCopy, partCopy, partReasons, saySheets, settleCopy } from './act-copy'
import type { OrderWish } from './act-atoms'
import { PartRows } from './part-rows'
import { longestWords, mayLackWords, reasonText } from './rules'
import { sheetCopy } from '../hand-over-copy'
import styles from './part-sheet.module.scss'

export interface PartSheetProps {
  readonly order: OrderDetail
  readonly isBusy: boolean
  readonly onSend: (wish: OrderWish) => Promise<Sent>
  readonly onClose: () => void
}

const words = partCopy
const { askCancel: say } = saySheets
const reasons = partReasons.map((text) => ({ id: text, text }))

/** Asking that the buyer gets a part back: how much, what each side gets then to the fen, and why. Source: domain model §10. */
export function PartSheet({ order, isBusy, onSend, onClose }: PartSheetProps) {
  const { amount, orderId, terms } = order
  const whole = yuanText(amount)
  const form = useForm({
    initial: { amount: '', choice: '', text: '' },
    fields: ({ choice }) => ({
      amount: {
        label: words.amount,
        rules: [
          { required: true, errorMessage: words.noAmount },
          yuanRule({ most: fen(amount - 1), tooMuch: words.tooMuch(whole) }),
        ],
      },
      choice: { label: chooseCopy.reason, rules: [{ required: true, errorMessage: chooseCopy.noReason }] },
      text: { label: say.label, rules: mayLackWords(choice) ? [] : [{ required: true, errorMessage: say.required }] },
    }),
    draft: useDraft(`refundPart_${orderId}`),
    onSubmit: ({ amount: typed, choice, text }) =>
      onSend({ act: 'refundPart', amount: typedFen(typed) ?? fen(0), text: reasonText(choice, text) }),
  })
  const parts = refundSplit(amount, typedFen(form.values.amount), terms)
  return (
    <Sheet title={settleCopy.refundPart} onClose={onClose}>
      <FormField
        of={form.field('amount')}
        kind='amount'
        unit={words.yuan}
        placeholder={words.noAmount}
        hint={words.hint(whole)}
      />
      {parts && (
        <View className={cx(styles.parts)}>
          <PartRows order={order} back={parts.buyer} net={parts.net} fee={parts.fee} />
        </View>
      )}
      <FormRow of={form.field('choice')} look='wide'>
        {(field) => <Chips label={field.label} items={reasons} chosen={field.value} onPick={field.onChange} wraps />}
      </FormRow>
      <FormArea of={form.field('text')} isLabelled placeholder={say.placeholder} maxLength={longestWords} />
      <View className={cx(styles.note)}>
        <Note>{words.note}</Note>
      </View>
      <BottomBar>
        <Button kind='primary' onPress={form.submit} loading={isBusy ? sheetCopy.sending : undefined}>
          {words.submit}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
