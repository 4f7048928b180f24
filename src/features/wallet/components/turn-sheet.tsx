import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { Fen } from '@contract/money'
import { copy } from '../copy'
import { turnIncomeAtom, turnRules } from '../turn-income'
import styles from './turn-sheet.module.scss'

export interface TurnSheetProps {
  readonly income: Fen
  readonly onClose: () => void
  /** Called after the income was moved to available. */
  readonly onDone: () => void
}

const words = copy.turnSheet

const failureText = (failure: CallError) => (isUncertain(failure) ? words.lost : callErrorText(failure))

/**
 * Asks how much income to move to available; the button repeats the amount. After a lost answer the sheet stays, and the next tap repeats
 * the same command.
 */
export function TurnSheet({ income, onClose, onDone }: TurnSheetProps) {
  const turn = useSetAtom(turnIncomeAtom)
  const form = useForm({
    initial: { amount: yuanText(income).replaceAll(',', '') },
    fields: { amount: { label: words.label, rules: turnRules(income) } },
    trigger: 'change',
    onSubmit: async (values) => {
      const amount = typedFen(values.amount)
      if (amount === undefined) return undefined
      const result = await turn(amount)
      if (result.ok) {
        showToast(words.done(yuanText(amount)))
        onClose()
        onDone()
      }
      return result
    },
  })
  const amount = typedFen(form.values.amount)
  return (
    <Sheet title={words.title} onClose={onClose}>
      <FormField of={form.field('amount')} kind='amount' unit={words.unit} hint={words.hint(yuanText(income))} />
      <View>{form.failure && <Note tone='error'>{failureText(form.failure)}</Note>}</View>
      <View className={cx(styles.go)}>
        <Button
          onPress={form.submit}
          loading={form.isSubmitting ? words.sending : undefined}
          disabled={income === 0 ? words.nothing : undefined}
        >
          {amount === undefined ? words.submitEmpty : words.submit(yuanText(amount))}
        </Button>
      </View>
    </Sheet>
  )
}
