import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { setPayPasswordAtom } from '../atoms'
import { copy } from '../copy'
import { newPinRule, passwordProblem } from '../rules'
import styles from './ask-sheet.module.scss'

export interface SetSheetProps {
  /** A password is already set: the old one may serve as the proof. */
  readonly isSet: boolean
  /** Begins with the founder password, because the old one is forgotten. */
  readonly isForgotten?: boolean
  /** The act that continues at once with the new password: 提现 ¥200.00. */
  readonly what?: string
  /** The new password, in plain text, for the act that continues. Never stored. */
  readonly onDone: (password: string) => void
  readonly onClose: () => void
}

/** Sets or changes the payment password. Source: domain model §3.7; contract (setPayPassword). */
export function SetSheet({ isSet, isForgotten = false, what, onDone, onClose }: SetSheetProps) {
  const change = useSetAtom(setPayPasswordAtom)
  const { now } = useAtomValue(serverClockAtom)
  const [isByFounder, setByFounder] = useState(!isSet || isForgotten)
  const proof = isByFounder ? 'founder' : 'pay'
  const form = useForm({
    initial: { proof: '', password: '', again: '' },
    fields: {
      proof: {
        label: isByFounder ? copy.founder : copy.old,
        rules: [{ required: true, errorMessage: isByFounder ? copy.missingFounder : copy.short }],
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
        showToast(copy.saved)
        onDone(values.password)
      }
      return result
    },
  })
  return (
    <Sheet title={isSet ? copy.changeTitle : copy.setTitle} onClose={onClose}>
      {!isSet && what !== undefined && <Note tone='primary'>{copy.setFirst}</Note>}
      <FormField
        of={form.field('proof')}
        kind='secret'
        hint={isByFounder ? (isSet ? copy.founderResetHint : copy.founderHint) : undefined}
      />
      <FormField of={form.field('password')} kind='secret' placeholder={copy.placeholder} />
      <FormField of={form.field('again')} kind='secret' placeholder={copy.placeholder} onConfirm={form.submit} />
      {isSet && (
        <Pressable className={cx(styles.forgotten)} onPress={() => setByFounder(!isByFounder)}>
          {isByFounder ? copy.byOld : copy.byFounder}
        </Pressable>
      )}
      <View>{form.failure && <Note tone='error'>{passwordProblem(form.failure, now(), proof)}</Note>}</View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? copy.saving : undefined}>
          {what === undefined ? copy.save : copy.saveAndGo(what)}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
