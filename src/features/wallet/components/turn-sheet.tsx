import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { Fen } from '@contract/money'
import { copy } from '../copy'
import { turnIncomeAtom, turnProblem } from '../turn-income'
import { typedFen } from '../typed-amount'
import styles from './turn-sheet.module.scss'

export interface TurnSheetProps {
  readonly income: Fen
  readonly onClose: () => void
}

const words = copy.turnSheet

/** Asks how much income becomes available; the button repeats the amount. A lost answer keeps the sheet, and the next tap asks after the same command. */
export function TurnSheet({ income, onClose }: TurnSheetProps) {
  const [text, setText] = useState(yuanText(income).replaceAll(',', ''))
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const sending = useRef(false)
  const turn = useSetAtom(turnIncomeAtom)
  const amount = typedFen(text)
  const problem = turnProblem(amount, income)

  const submit = () => {
    if (sending.current || amount === null || problem !== null) return
    sending.current = true
    setSending(true)
    setFailure(null)
    void turn(amount).then((result) => {
      sending.current = false
      setSending(false)
      if (result.ok) {
        showToast(words.done(yuanText(amount)))
        onClose()
      } else {
        setFailure(isUncertain(result.error) ? words.lost : callErrorText(result.error))
      }
    })
  }

  return (
    <Sheet title={words.title} onClose={onClose}>
      <Field
        label={words.label}
        kind='amount'
        maxLength={12}
        unit={words.unit}
        value={text}
        hint={words.hint(yuanText(income))}
        error={failure ?? (text === '' ? undefined : (problem ?? undefined))}
        onChange={(typed) => {
          setFailure(null)
          setText(typed)
        }}
      />
      <View className={cx(styles.go)}>
        <Button
          onPress={submit}
          loading={isSending ? words.sending : undefined}
          disabled={income === 0 ? words.nothing : (problem ?? undefined)}
        >
          {amount === null ? words.submitEmpty : words.submit(yuanText(amount))}
        </Button>
      </View>
    </Sheet>
  )
}
