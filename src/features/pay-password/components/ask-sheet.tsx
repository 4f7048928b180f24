import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AskedPayPassword } from '@/lib/pay/pay-password'
import { sealPasswordAtom } from '@/lib/session/seal-password'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'
import { passwordProblem, pinLength } from '../rules'
import styles from './ask-sheet.module.scss'
import { PinField } from './pin-field'

export interface AskSheetProps {
  readonly asked: AskedPayPassword
  /** Leads to setting a new one by the founder password. */
  readonly onForgotten: () => void
}

/** Asks for the payment password; the button says what it is for. A wrong one keeps the sheet. */
export function AskSheet({ asked, onForgotten }: AskSheetProps) {
  const seal = useSetAtom(sealPasswordAtom)
  const { now } = useAtomValue(serverClockAtom)
  const [pin, setPin] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    if (isSending) return
    if (pin.length < pinLength) return setProblem(copy.short)
    setSending(true)
    const sealed = await seal(pin)
    const error = sealed.ok ? await asked.attempt(sealed.value) : sealed.error
    if (error === null) return
    setSending(false)
    setPin('')
    if (error.kind === 'refused' && error.reason === 'PAY_PASSWORD') return onForgotten()
    setProblem(passwordProblem(error, now()))
  }
  const type = (typed: string) => {
    setPin(typed)
    setProblem(undefined)
  }
  return (
    <Sheet title={copy.askTitle} onClose={() => !isSending && asked.giveUp()}>
      <View className={cx(styles.what)}>{asked.what}</View>
      <PinField
        label={copy.label}
        value={pin}
        onChange={type}
        onConfirm={() => void send()}
        isBad={problem !== undefined}
      />
      {problem !== undefined && <Note tone='error'>{problem}</Note>}
      <Pressable className={cx(styles.forgotten)} onPress={onForgotten}>
        {copy.forgotten}
      </Pressable>
      <BottomBar>
        <Button onPress={() => void send()} loading={isSending ? copy.sending : undefined}>
          {asked.what}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
