import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom, useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { remainingText } from '@/ui/countdown/remaining'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { sendCodeAtom, setPayPasswordAtom } from '../atoms'
import { copy } from '../copy'
import { newPinRule, passwordProblem } from '../rules'
import styles from './ask-sheet.module.scss'

export interface SetSheetProps {
  /** A password is already set: the old one may serve as the proof. */
  readonly isSet: boolean
  /** Begins with the founder password, because the old one is forgotten. */
  readonly isForgotten?: boolean
  /** The act that continues at once with the new password: 提现 ¥200.00. */
  readonly what?: string | undefined
  /** The new password, in plain text, for the act that continues. Never stored. */
  readonly onDone: (password: string) => void
  readonly onClose: () => void
}

const proofWords = {
  pay: { label: copy.old, missing: copy.short, hint: undefined },
  founder: { label: copy.founder, missing: copy.missingFounder, hint: copy.founderHint },
  mobile: { label: copy.code, missing: copy.missingCode, hint: copy.codeHint },
} as const

/** Sends the code to the bound number; again only when the server allows it. */
function CodeAsk() {
  const send = useSetAtom(sendCodeAtom)
  const now = useServerNow()
  const [againAt, setAgainAt] = useState(0)
  const { run } = useOneAtATime()
  const ask = async () => {
    if (againAt > now) return
    const answer = await run(send)
    if (!answer) return
    if (answer.ok) setAgainAt(answer.value.againAt)
    showToast(answer.ok ? copy.codeSent(answer.value.mobile) : callErrorText(answer.error))
  }
  return (
    <Pressable className={cx(styles.code)} onPress={() => void ask()}>
      {againAt > now ? copy.codeAgain(remainingText(againAt - now)) : copy.getCode}
    </Pressable>
  )
}

/** Sets or changes the payment password. Source: domain model §3.7; contract (setPayPassword). */
export function SetSheet({ isSet, isForgotten = false, what, onDone, onClose }: SetSheetProps) {
  const change = useSetAtom(setPayPasswordAtom)
  const { now } = useAtomValue(serverClockAtom)
  const hasBlock = useAtomValue(userAtom)?.blockNo !== 0
  const [isAnew, setAnew] = useState(!isSet || isForgotten)
  const proof = !isAnew ? 'pay' : hasBlock ? 'founder' : 'mobile'
  const words = proofWords[proof]
  const form = useForm({
    initial: { proof: '', password: '', again: '' },
    fields: {
      proof: {
        label: words.label,
        rules: [{ required: true, errorMessage: words.missing }],
      },
      password: { label: copy.fresh, rules: [{ required: true, errorMessage: copy.digits }, newPinRule] },
      again: {
        label: copy.again,
        rules: [
          {
            required: true,
            errorMessage: copy.different,
            validateFunction: (_rule, value, data) => value === data.password || copy.different,
          },
        ],
      },
    },
    onSubmit: async (values) => {
      const result = await change({ password: values.password, proof, proofPassword: values.proof })
      if (result.ok) {
        const waits = proof === 'mobile' || (proof === 'founder' && isSet)
        showToast(waits ? copy.savedAnew : copy.saved)
        // Set by a code, it takes nothing out for a while.
        if (proof === 'mobile') onClose()
        else onDone(values.password)
      }
      return result
    },
  })
  return (
    <Sheet title={isSet ? copy.changeTitle : copy.setTitle} onClose={onClose}>
      {!isSet && what !== undefined && proof !== 'mobile' && <Note tone='primary'>{copy.setFirst}</Note>}
      <FormField
        of={form.field('proof')}
        kind={proof === 'mobile' ? 'code' : 'secret'}
        hint={proof === 'founder' && isSet ? copy.founderResetHint : words.hint}
        {...(proof === 'mobile' && { placeholder: copy.codePlaceholder, unit: <CodeAsk /> })}
      />
      <FormField of={form.field('password')} kind='secret' placeholder={copy.placeholder} />
      <FormField of={form.field('again')} kind='secret' placeholder={copy.placeholder} onConfirm={form.submit} />
      {isSet && (
        <Pressable className={cx(styles.forgotten)} onPress={() => setAnew(!isAnew)}>
          {isAnew ? copy.byOld : hasBlock ? copy.byFounder : copy.byCode}
        </Pressable>
      )}
      <View>{form.failure && <Note tone='error'>{passwordProblem(form.failure, now(), proof)}</Note>}</View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? copy.saving : undefined}>
          {what === undefined || proof === 'mobile' ? copy.save : copy.saveAndGo(what)}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
