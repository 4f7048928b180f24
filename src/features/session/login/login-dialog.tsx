import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { goTo } from '@/lib/routes/go'
import { accountsAtom, sessionAtom } from '@/lib/session/atoms'
import { closeLoginAtom, giveUpWishAtom } from '@/lib/session/login/request'
import type { LoginUser } from '@/lib/session/session'
import { AccountsPopup } from '@/ui/login-popup/accounts-popup'
import { LoginPopup } from '@/ui/login-popup/login-popup'
import type { LoginVariant } from '@/ui/login-popup/ways'
import { Note } from '@/ui/note/note'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import { messengerWay } from '../messenger/messenger-way'
import { doneText } from './rules'
import { useAccounts } from '../accounts/use-accounts'
import { intoText, useLoginForm } from './use-login-form'
import { useFindForm } from './lost/use-find-form'
import { useSmsForm } from './sms/use-sms-form'
import type { Wechat } from '../messenger/use-wechat'
import { useWechat } from '../messenger/use-wechat'
import { useWay } from '../messenger/ways'
import { FindForm } from './lost/find-form'
import { ForgetBox } from '../accounts/forget-box'
import { LoginForm, SoldNote } from './login-form'
import { SmsForm } from './sms/sms-form'
import { WechatForm } from '../messenger/wechat-form'

const variants = {
  login: ByPassword,
  login2: ByMobile,
  findPassword: FindPassword,
  loginUser: Accounts,
  wechat: ByWechat,
}

interface VariantProps {
  readonly why: string | null
  /** The number whose password must be typed, or whose seller signs in by code; undefined for the one used last. */
  readonly firstBlockNo: number | undefined
  readonly onVariant: (variant: LoginVariant, firstBlockNo?: number) => void
  readonly wechat: Wechat
}

/** The login popup. It closes by its close button, by a tap on the overlay, and after a login. Source: specification §2. */
export function LoginDialog({ why }: { readonly why: string | null }) {
  const isAnyReady = useAtomValue(accountsAtom).some(({ token }) => token !== '')
  const [shown, show] = useState<{ readonly variant: LoginVariant; readonly firstBlockNo?: number | undefined }>({
    variant: why === null && isAnyReady ? 'loginUser' : 'login',
  })
  const wechat = useWechat(useDone())
  const Variant = variants[shown.variant]
  return (
    <Variant
      why={why}
      firstBlockNo={shown.firstBlockNo}
      wechat={wechat}
      onVariant={(variant, firstBlockNo) => {
        if (variant === 'wechat') wechat.start()
        show({ variant, firstBlockNo })
      }}
    />
  )
}

/** What follows a login: the popup closes and says so. */
function useDone() {
  const close = useSetAtom(closeLoginAtom)
  return (user: LoginUser) => {
    close()
    showToast(doneText(user))
  }
}

function useFrame({ why, onVariant }: VariantProps) {
  const close = useSetAtom(closeLoginAtom)
  const remembers = useAtomValue(accountsAtom).length > 0
  return {
    frame: {
      why: why === null ? undefined : <Note tone='warning'>{why}</Note>,
      onWay: useWay(onVariant),
      remembers,
      onClose: close,
    },
    onDone: useDone(),
    onWechat: messengerWay === null ? undefined : () => onVariant('wechat'),
  }
}

function ByPassword(props: VariantProps) {
  const { frame, onDone, onWechat } = useFrame(props)
  const form = useLoginForm({ firstBlockNo: props.firstBlockNo, onDone })
  const giveUp = useSetAtom(giveUpWishAtom)
  // They go to what is said of the sale, not on with what the login was asked for.
  const toCode = (blockNo: number) => {
    giveUp()
    props.onVariant('login2', blockNo)
  }
  return (
    <LoginPopup variant='login' blockNo={form.blockNo.value} into={intoText(form.area)} {...frame}>
      <LoginForm form={form} onWechat={onWechat} onSold={toCode} />
    </LoginPopup>
  )
}

function ByMobile(props: VariantProps) {
  const { frame, onDone, onWechat } = useFrame(props)
  const sold = props.firstBlockNo
  const form = useSmsForm({
    onDone: (user) => {
      onDone(user)
      if (sold !== undefined) goTo('notice')
    },
  })
  const why = sold === undefined ? frame.why : <SoldNote blockNo={sold} />
  return (
    <LoginPopup variant='login2' blockNo='' into={intoText(form.area)} {...frame} why={why}>
      <SmsForm form={form} onWechat={sold === undefined ? onWechat : undefined} />
    </LoginPopup>
  )
}

function FindPassword(props: VariantProps) {
  const { frame } = useFrame(props)
  const form = useFindForm((blockNo) => {
    showToast(copy.passwordSet)
    props.onVariant('login', blockNo)
  })
  return (
    <LoginPopup variant='findPassword' blockNo={form.blockNo.value} {...frame}>
      <FindForm form={form} />
    </LoginPopup>
  )
}

function ByWechat(props: VariantProps) {
  const { frame } = useFrame(props)
  const { areaId, areaName: name } = useAtomValue(sessionAtom)
  return (
    <LoginPopup variant='wechat' blockNo='' into={intoText({ areaId, name })} {...frame}>
      <WechatForm form={props.wechat} />
    </LoginPopup>
  )
}

function Accounts({ onVariant }: VariantProps) {
  const close = useSetAtom(closeLoginAtom)
  const { areaName, areaId } = useAtomValue(sessionAtom)
  const accounts = useAccounts({ onEntered: close, onPassword: (blockNo) => onVariant('login', blockNo) })
  return (
    <>
      <AccountsPopup
        accounts={accounts.lines}
        place={`${areaName} ${areaId}`.trim()}
        onPick={accounts.pick}
        onForget={accounts.askToForget}
        onOther={() => onVariant('login')}
        onWay={useWay(onVariant)}
        wechat={messengerWay !== null}
        onClose={close}
      />
      <ForgetBox of={accounts} />
    </>
  )
}
