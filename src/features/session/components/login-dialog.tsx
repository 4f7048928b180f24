import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { closeLoginAtom } from '@/lib/session/login-request'
import type { LoginUser } from '@/lib/session/session'
import { LoginPopup } from '@/ui/login-popup/login-popup'
import { Note } from '@/ui/note/note'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { intoText, useLoginForm } from '../use-login-form'
import { useFindForm } from '../use-find-form'
import { useSmsForm } from '../use-sms-form'
import type { FormVariant } from '../ways'
import { takeWay } from '../ways'
import { FindForm } from './find-form'
import { LoginForm } from './login-form'
import { SmsForm } from './sms-form'

const variants = { login: ByPassword, login2: ByMobile, findPassword: FindPassword }

interface VariantProps {
  readonly why: string | null
  readonly onVariant: (variant: FormVariant) => void
}

/** The login popup. It closes by its mark, by a tap on the overlay, and as soon as somebody is logged in. Source: specification §2. */
export function LoginDialog({ why }: { readonly why: string | null }) {
  const [variant, setVariant] = useState<FormVariant>('login')
  const Variant = variants[variant]
  return <Variant why={why} onVariant={setVariant} />
}

function useFrame({ why, onVariant }: VariantProps) {
  const close = useSetAtom(closeLoginAtom)
  return {
    frame: {
      why: why === null ? undefined : <Note tone='warning'>{why}</Note>,
      onWay: takeWay(onVariant),
      onClose: close,
    },
    onDone: (user: LoginUser) => {
      close()
      showToast(copy.done(user.blockNo))
    },
  }
}

function ByPassword(props: VariantProps) {
  const { frame, onDone } = useFrame(props)
  const form = useLoginForm({ onDone })
  return (
    <LoginPopup variant='login' blockNo={form.blockNo.value} into={intoText(form.area)} {...frame}>
      <LoginForm form={form} />
    </LoginPopup>
  )
}

function ByMobile(props: VariantProps) {
  const { frame, onDone } = useFrame(props)
  const form = useSmsForm({ onDone })
  return (
    <LoginPopup variant='login2' blockNo='' into={intoText(form.area)} {...frame}>
      <SmsForm form={form} />
    </LoginPopup>
  )
}

function FindPassword(props: VariantProps) {
  const { frame } = useFrame(props)
  const form = useFindForm(() => {
    showToast(copy.passwordSet)
    props.onVariant('login')
  })
  return (
    <LoginPopup variant='findPassword' blockNo={form.blockNo.value} {...frame}>
      <FindForm form={form} />
    </LoginPopup>
  )
}
