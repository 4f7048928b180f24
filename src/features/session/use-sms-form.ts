import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { sessionAtom } from '@/lib/session/atoms'
import { useServerNow } from '@/lib/session/server-clock'
import { isMobile } from '@/lib/validation/contacts'
import type { FieldBinding } from '@/ui/form/binding'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/toast/toast'
import { copy } from './copy'
import type { LoginArea, LoginRejection } from './rules'
import { codeLength, digitsOf, mobileLength, rejectionOf, instantOf } from './rules'
import { sendCodeAtom, smsLoginAtom } from './sms-login'
import type { LoginFormEvents } from './use-login-form'

export interface SmsForm {
  readonly mobile: FieldBinding<string>
  readonly code: FieldBinding<string>
  readonly area: LoginArea
  /** Why the last code or login was refused. */
  readonly rejection: LoginRejection | null
  readonly isSending: boolean
  readonly isAsking: boolean
  /** Milliseconds until another code may be asked for; 0 when it may be now. */
  readonly againInMs: number
  readonly lockedForMs: number
  readonly askCode: () => void
  readonly submit: () => void
}

const initial = { mobile: '', code: '' }

const rules = (pattern: RegExp, errorMessage: string) => [
  { required: true, errorMessage },
  { pattern, errorMessage },
]
const fields = {
  mobile: { label: copy.mobile, rules: rules(/^1[3-9]\d{9}$/, copy.badMobile) },
  code: { label: copy.code, rules: rules(/^\d{6}$/, copy.badCode) },
}

/** The state of a login by mobile number and code (variant `login2`). Source: specification §2, §5, §7; design §4. */
export function useSmsForm({ onDone, onRejected }: LoginFormEvents): SmsForm {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const login = useSetAtom(smsLoginAtom)
  const now = useServerNow()
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const form = useForm({
    initial,
    fields,
    onSubmit: async ({ mobile, code }) => {
      setRejection(null)
      const result = await login({ areaId, mobile, code })
      if (result.ok) onDone(result.value)
      else setRejection(rejectionOf(result.error))
      if (!result.ok && result.error.kind === 'refused') onRejected?.()
      return result
    },
  })
  const asking = useCode(form.values.mobile, setRejection)
  const digits = (of: FieldBinding<string>, most: number) => ({
    ...of,
    onChange: (text: string) => of.onChange(digitsOf(text, most)),
  })
  const lockedForMs = Math.max(0, (rejection?.lockedUntil ?? 0) - now)
  return {
    mobile: digits(form.field('mobile'), mobileLength),
    code: digits(form.field('code'), codeLength),
    area: { areaId, name: areaName },
    rejection,
    isSending: form.isSubmitting,
    lockedForMs,
    ...asking,
    submit: () => {
      if (lockedForMs === 0) form.submit()
    },
  }
}

/** Asking for a code: once at a time, and not again before the server allows it. */
function useCode(mobile: string, tell: (rejection: LoginRejection | null) => void) {
  const send = useSetAtom(sendCodeAtom)
  const now = useServerNow()
  const [againAt, setAgainAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const againInMs = Math.max(0, againAt - now)
  const ask = async () => {
    if (isAsking || againInMs > 0) return
    if (!isMobile(mobile)) return tell({ text: copy.badMobile, lockedUntil: null })
    setAsking(true)
    tell(null)
    const answer = await send(mobile)
    setAsking(false)
    if (answer.ok) {
      setAgainAt(answer.value.againAt)
      showToast(copy.codeSent)
      return
    }
    setAgainAt(answer.error.kind === 'refused' ? instantOf(answer.error.data, 'until') : 0)
    tell({ text: callErrorText(answer.error), lockedUntil: null })
  }
  return { isAsking, againInMs, askCode: () => void ask() }
}
