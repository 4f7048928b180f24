import { useEffect, useRef } from 'react'
import { goBack } from '@/lib/routes/go'
import type { StopTimer } from '@/platform/timers/timers'
import { timers } from '@/platform/timers/timers'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { useLoginForm } from '../use-login-form'
import { LoginBand, LoginForm } from './login-form'

/** How long the login page stays after its answer. Source: specification §4 (navigates back after 2 seconds), §8 (after a rejected login too). */
export const backAfterMs = 2000

/** The login of the login page. Two seconds after the answer the app goes back, whether it was accepted or rejected. */
export function LoginCard() {
  const stop = useRef<StopTimer>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const leave = () => {
    stop.current()
    stop.current = timers.after(backAfterMs, goBack)
  }
  const form = useLoginForm({
    onDone: (user) => {
      showToast(copy.done(user.blockNo))
      leave()
    },
    onRejected: leave,
  })
  return (
    <Section card>
      <LoginBand form={form} />
      <LoginForm form={form} />
    </Section>
  )
}
