import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Result } from '@contract/result'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import type { LoginUser } from '@/lib/session/session'
import type { PhoneAnswer } from '@/platform/mini-login/types'
import { useLatest } from '@/platform/page/use-latest'
import { copy } from '../copy'
import { messengerWay } from './messenger-way'
import { miniLoginAtom } from './mini-login'
import { loginFailureText, needsPhone } from '../login/rules'
import { leaveToWebLoginAtom } from './web-login'

/** The state of a WeChat login. */
export type WechatStep =
  | { readonly tag: 'sending' }
  /** The WeChat user is unknown, so the mobile number is needed. `rejected`: why the last try failed. */
  | { readonly tag: 'phone'; readonly rejected?: string }
  | { readonly tag: 'rejected'; readonly rejected: string }

export interface Wechat {
  readonly step: WechatStep
  /** Starts, or starts again. */
  readonly start: () => void
  /** Continues with the answer of the platform's phone number button. */
  readonly takePhone: (answer: PhoneAnswer, agreedAt: number) => void
}

const phoneRejections = { denied: copy.phoneDenied, failed: copy.phoneFailed } as const

/** One WeChat login: by code, then by mobile number where that is needed. A second tap while one runs does nothing. */
export function useWechat(onDone: (user: LoginUser) => void): Wechat {
  const login = useSetAtom(miniLoginAtom)
  const leave = useSetAtom(leaveToWebLoginAtom)
  const [step, setStep] = useState<WechatStep>({ tag: 'sending' })
  const { run: alone } = useOneAtATime()
  const done = useLatest(onDone)
  const take = (answer: Result<LoginUser, CallError>, failed: (text: string) => WechatStep) => {
    if (answer.ok) done.current(answer.value)
    else if (needsPhone(answer.error)) setStep({ tag: 'phone' })
    else setStep(failed(loginFailureText(answer.error)))
  }
  const run = (work: () => Promise<void>) =>
    alone(() => {
      setStep({ tag: 'sending' })
      return work()
    })
  const start = async () => {
    if (messengerWay() === 'mini') return take(await login(), (rejected) => ({ tag: 'rejected', rejected }))
    const rejected = await leave('login')
    if (rejected !== undefined) setStep({ tag: 'rejected', rejected })
  }
  return {
    step,
    start: () => void run(start),
    takePhone: (answer, agreedAt) => {
      if (answer.kind !== 'code') return setStep({ tag: 'phone', rejected: phoneRejections[answer.kind] })
      void run(async () =>
        take(await login({ phoneCode: answer.code, agreedAt }), (rejected) => ({ tag: 'phone', rejected })),
      )
    },
  }
}
