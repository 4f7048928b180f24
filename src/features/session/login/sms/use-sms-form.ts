import { codePattern, mobilePattern } from '@contract/people/formats'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '@/lib/session/atoms'
import { useServerNow } from '@/lib/session/server-clock'
import type { FieldBinding } from '@/ui/form/binding'
import { useForm } from '@/ui/form/use-form'
import { copy } from '../../copy'
import type { LoginArea, LoginRejection } from '../rules'
import { rejectionOf } from '../rules'
import { smsLoginAtom } from './sms-login'
import type { CodeAsking } from './use-code'
import { useCode } from './use-code'
import type { Agreeing } from '../terms'
import { useAgreeing } from '../terms'
import type { LoginFormEvents } from '../use-login-form'

export interface SmsForm extends CodeAsking {
  readonly mobile: FieldBinding<string>
  readonly code: FieldBinding<string>
  readonly area: LoginArea
  /** Why the last code or login was refused. */
  readonly rejection: LoginRejection | null
  readonly isSending: boolean
  readonly lockedForMs: number
  readonly submit: () => void
  readonly agreeing: Agreeing
}

const initial = { mobile: '', code: '' }

/** Rules of a required field with this pattern. */
export const rules = (pattern: RegExp, errorMessage: string) => [
  { required: true, errorMessage },
  { pattern, errorMessage },
]
/** The fields of a mobile number and its code. */
export const codeFields = {
  mobile: { label: copy.mobile, rules: rules(mobilePattern, copy.badMobile) },
  code: { label: copy.code, rules: rules(codePattern, copy.badCode) },
}

const noted = (of: FieldBinding<string>, onTyped: LoginFormEvents['onTyped']): FieldBinding<string> => ({
  ...of,
  onChange: (text: string) => {
    onTyped?.()
    of.onChange(text)
  },
})

/** The state of a login by mobile number and code (variant `login2`). Source: specification §2, §5, §7; design §4. */
export function useSmsForm({ onDone, onRejected, onTyped }: LoginFormEvents): SmsForm {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const login = useSetAtom(smsLoginAtom)
  const now = useServerNow()
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const agreeing = useAgreeing(setRejection)
  const form = useForm({
    initial,
    fields: codeFields,
    onSubmit: async ({ mobile, code }) => {
      setRejection(null)
      const { at: agreedAt } = agreeing
      const result = await login({ areaId, mobile, code, ...(agreedAt !== undefined && { agreedAt }) })
      if (result.ok) onDone(result.value)
      else setRejection(rejectionOf(result.error))
      if (!result.ok && result.error.kind === 'refused') onRejected?.()
      return result
    },
  })
  const asking = useCode('login', form.values.mobile, setRejection)
  const lockedForMs = Math.max(0, (rejection?.lockedUntil ?? 0) - now)
  return {
    mobile: noted(form.field('mobile'), onTyped),
    code: noted(form.field('code'), onTyped),
    area: { areaId, name: areaName },
    rejection,
    isSending: form.isSubmitting,
    lockedForMs,
    ...asking,
    askCode: agreeing.first(asking.askCode),
    submit: agreeing.first(() => {
      if (lockedForMs === 0) form.submit()
    }),
    agreeing,
  }
}
