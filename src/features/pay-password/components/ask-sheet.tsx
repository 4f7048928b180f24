import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { payPasswordPattern } from '@contract/people/formats'
import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { AskedPayPassword } from '@/lib/pay/pay-password'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'
import { canBePin, passwordProblem } from '../rules'
import styles from './ask-sheet.module.scss'
import { PinField } from './pin-field'

export interface AskSheetProps {
  readonly asked: AskedPayPassword
  /** Leads to setting a new one by the founder password. */
  readonly onForgotten: () => void
}

/** Asks for the payment password and says what it is for; the last digit submits. After a wrong one the sheet stays. */
export function AskSheet({ asked, onForgotten }: AskSheetProps) {
  const { now } = useAtomValue(serverClockAtom)
  const [pin, setPin] = useState('')
  const { isBusy, run } = useOneAtATime()
  // What was right goes on elsewhere, and the sheet goes away.
  const [isRight, setRight] = useState(false)
  const isSending = isBusy || isRight
  const [problem, setProblem] = useState<string>()
  const send = async (whole: string) => {
    const error = await asked.attempt(whole)
    if (error === null) return setRight(true)
    setPin('')
    if (error.kind === 'refused' && error.reason === 'PAY_PASSWORD') return onForgotten()
    setProblem(passwordProblem(error, now()))
  }
  const type = (typed: string) => {
    if (isSending) return
    setPin(typed)
    setProblem(canBePin.test(typed) ? undefined : copy.digits)
    if (payPasswordPattern.test(typed)) void run(() => send(typed))
  }
  return (
    <Sheet title={copy.askTitle} onClose={asked.giveUp}>
      <View className={cx(styles.what)}>{asked.what}</View>
      <PinField
        label={copy.label}
        value={pin}
        onChange={type}
        onConfirm={() => setProblem(copy.short)}
        isBad={problem !== undefined}
      />
      <View>{problem !== undefined && <Note tone='error'>{problem}</Note>}</View>
      {isSending ? (
        <View className={cx(styles.sending)} {...a11y.describe({ role: 'status', live: 'polite' })}>
          {copy.sending}
        </View>
      ) : (
        <Pressable className={cx(styles.forgotten)} onPress={onForgotten}>
          {copy.forgotten}
        </Pressable>
      )}
    </Sheet>
  )
}
