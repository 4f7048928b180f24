import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { goBack, goInstead } from '@/lib/routes/go'
import { sessionAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import type { StopTimer } from '@/platform/timers/timers'
import { timers } from '@/platform/timers/timers'
import { LoginBand } from '../popup/login-band'
import type { LoginVariant } from '../popup/ways'
import { Ways } from '../popup/ways'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { messengerWay } from '../messenger/messenger-way'
import { doneText } from './rules'
import type { LoginFormEvents } from './use-login-form'
import { intoText, useLoginForm } from './use-login-form'
import { useFindForm } from './lost/use-find-form'
import { useSmsForm } from './sms/use-sms-form'
import { useWechat } from '../messenger/use-wechat'
import { useWay } from '../messenger/ways'
import { FindForm } from './lost/find-form'
import type { LoginFormProps } from './login-form'
import { LoginForm, SoldNote } from './login-form'
import styles from './login-form.module.scss'
import { SmsForm } from './sms/sms-form'
import type { WechatFormProps } from '../messenger/wechat-form'
import { WechatForm } from '../messenger/wechat-form'

/**
 * How long the login page stays after its answer. Source: specification §4 (navigates back after 2 seconds), §8
 * (after a rejected login too).
 */
export const backAfterMs = 2000

export interface LoginCardProps {
  /** The number to start with; 0 for none, undefined for the one used last. */
  readonly firstBlockNo?: number | undefined
}

/** The form of the login page. Two seconds after the answer the app goes back, whether the login was accepted or rejected. */
export function LoginCard({ firstBlockNo }: LoginCardProps) {
  const [variant, setVariant] = useState<Exclude<LoginVariant, 'loginUser'>>('login')
  const [startNo, setStartNo] = useState(firstBlockNo)
  const [sold, setSold] = useState<number>()
  const show = (next: typeof variant, blockNo?: number) => {
    setVariant(next)
    setStartNo(blockNo ?? firstBlockNo)
    setSold(next === 'login2' || next === 'wechat' ? blockNo : undefined)
  }
  const stop = useRef<StopTimer>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const mayStay = useRef(false)
  const leave = () => {
    mayStay.current = false
    stop.current()
    stop.current = timers.after(backAfterMs, goBack)
  }
  // After a rejected login, a person who touches a field wants to try again here. Our decision: docs/decisions/0070-accounts.md
  const stay = () => {
    if (mayStay.current) stop.current()
  }
  const events = {
    onDone: (user: LoginUser) => {
      showToast(doneText(user))
      // Who is closing the account is led to where that can be taken back, and stays there.
      if (user.closingUntil !== undefined) return
      if (sold === undefined) leave()
      else goInstead('notice')
    },
    onRejected: () => {
      leave()
      mayStay.current = true
    },
    onTyped: stay,
  }
  const wechat = useWechat(events.onDone)
  const showWechat = (blockNo?: number) => {
    wechat.start()
    show('wechat', blockNo)
  }
  const onWechat = messengerWay() === null ? undefined : () => showWechat()
  const onWay = useWay((next) => {
    if (next !== 'loginUser') show(next)
  })
  return (
    <Section card>
      <View onTouchStart={stay} onClick={stay}>
        {variant === 'login' && (
          <ByPassword
            {...events}
            onWechat={onWechat}
            firstBlockNo={startNo}
            onSold={(blockNo, way) => (way === 'wechat' ? showWechat(blockNo) : show(way, blockNo))}
          />
        )}
        {variant === 'login2' && <ByMobile {...events} onWechat={onWechat && (() => showWechat(sold))} sold={sold} />}
        {variant === 'findPassword' && <FindPassword onSet={(blockNo) => show('login', blockNo)} />}
        {variant === 'wechat' && <ByWechat form={wechat} />}
      </View>
      <Ways variant={variant} onWay={onWay} />
    </Section>
  )
}

type ByFormProps = LoginFormEvents & Pick<LoginFormProps, 'onWechat'>

function ByPassword({ onWechat, onSold, ...events }: ByFormProps & Pick<LoginFormProps, 'onSold'>) {
  const form = useLoginForm(events)
  return (
    <>
      <LoginBand blockNo={form.blockNo.value} into={intoText(form.area)} />
      <LoginForm form={form} onWechat={onWechat} onSold={onSold} className={styles.page} />
    </>
  )
}

function ByMobile({ onWechat, sold, ...events }: ByFormProps & { readonly sold: number | undefined }) {
  const form = useSmsForm(events)
  return (
    <>
      <LoginBand blockNo='' into={intoText(form.area)} />
      {sold !== undefined && <SoldNote blockNo={sold} />}
      <SmsForm form={form} onWechat={onWechat} className={styles.page} />
    </>
  )
}

function FindPassword({ onSet }: { readonly onSet: (blockNo: number) => void }) {
  const form = useFindForm((blockNo) => {
    showToast(copy.passwordSet)
    onSet(blockNo)
  })
  return (
    <>
      <LoginBand blockNo={form.blockNo.value} into={copy.findPassword} />
      <FindForm form={form} className={styles.page} />
    </>
  )
}

function ByWechat({ form }: Pick<WechatFormProps, 'form'>) {
  const { areaId, areaName: name } = useAtomValue(sessionAtom)
  return (
    <>
      <LoginBand blockNo='' into={intoText({ areaId, name })} />
      <WechatForm form={form} className={styles.page} />
    </>
  )
}
