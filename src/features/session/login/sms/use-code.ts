import type { Result } from '@contract/result'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { useServerNow } from '@/lib/session/server-clock'
import { isMobile } from '@/lib/validation/contacts'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../../copy'
import type { LoginRejection } from '../rules'
import { instantOf } from '../rules'
import type { CodePurpose } from './sms-login'
import { sendCodeAtom } from './sms-login'

export interface CodeAsking {
  readonly isAsking: boolean
  /** Milliseconds until another code may be asked for; 0 when it may be now. */
  readonly againInMs: number
  readonly askCode: () => void
}

type Tell = (rejection: LoginRejection | null) => void

/** Requests a code: one request at a time, and not again before the server allows it. `problem`: why it cannot be requested. */
export function useAsking(
  send: () => Promise<Result<{ readonly againAt: number }, CallError>>,
  tell: Tell,
  problem?: string,
): CodeAsking {
  const now = useServerNow()
  const [againAt, setAgainAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const againInMs = Math.max(0, againAt - now)
  const ask = async () => {
    if (isAsking || againInMs > 0) return
    if (problem !== undefined) return tell({ text: problem, lockedUntil: null })
    setAsking(true)
    tell(null)
    const answer = await send()
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

/** Requests a code for a typed number. */
export function useCode(purpose: CodePurpose, mobile: string, tell: Tell): CodeAsking {
  const send = useSetAtom(sendCodeAtom)
  return useAsking(() => send({ mobile, purpose }), tell, isMobile(mobile) ? undefined : copy.badMobile)
}
