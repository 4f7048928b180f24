import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { Result } from '@contract/result'
import type { CallError } from '@/lib/http/errors'
import type { LoginUser } from '@/lib/session/session'
import type { PhoneAnswer } from '@/platform/mini-login/types'
import { copy } from '../copy'
import { messengerWay } from './messenger-way'
import { miniLoginAtom } from './mini-login'
import { loginFailureText, needsPhone } from '../login/rules'
import { leaveToWebLoginAtom } from './web-login'

/** How far a messenger login is. */
export type WechatStep =
  | { readonly tag: 'sending' }
  /** The messenger user is unknown, his mobile number is asked for. `rejected`: why the last try was no good. */
  | { readonly tag: 'phone'; readonly rejected?: string }
  | { readonly tag: 'rejected'; readonly rejected: string }

export interface Wechat {
  readonly step: WechatStep
  /** Begins, or begins again. */
  readonly start: () => void
  /** Goes on with what the platform's number button answered. */
  readonly takePhone: (answer: PhoneAnswer) => void
}

const phoneRejections = { denied: copy.phoneDenied, failed: copy.phoneFailed } as const

/** The state of one messenger login: by code, then by mobile number where that is needed. A second tap while one runs does nothing. */
export function useWechat(onDone: (user: LoginUser) => void): Wechat {
  const login = useSetAtom(miniLoginAtom)
  const leave = useSetAtom(leaveToWebLoginAtom)
  const [step, setStep] = useState<WechatStep>({ tag: 'sending' })
  const isBusy = useRef(false)
  const take = (answer: Result<LoginUser, CallError>, failed: (text: string) => WechatStep) => {
    if (answer.ok) onDone(answer.value)
    else if (needsPhone(answer.error)) setStep({ tag: 'phone' })
    else setStep(failed(loginFailureText(answer.error)))
  }
  const run = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setStep({ tag: 'sending' })
    await work()
    isBusy.current = false
  }
  const start = async () => {
    if (messengerWay === 'mini') return take(await login(), (rejected) => ({ tag: 'rejected', rejected }))
    const rejected = await leave('login')
    if (rejected !== undefined) setStep({ tag: 'rejected', rejected })
  }
  return {
    step,
    start: () => void run(start),
    takePhone: (answer) => {
      if (answer.kind !== 'code') return setStep({ tag: 'phone', rejected: phoneRejections[answer.kind] })
      void run(async () => take(await login(answer.code), (rejected) => ({ tag: 'phone', rejected })))
    },
  }
}
