import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sessionOverText } from '@/lib/http/session-over'
import { goTo } from '@/lib/routes/go'
import { accountsAtom, sessionAtom } from '@/lib/session/atoms'
import type { LoginRequest } from '@/lib/session/login/request'
import { closeLoginAtom, giveUpWishAtom } from '@/lib/session/login/request'
import type { LoginUser } from '@/lib/session/session'
import { AccountsPopup } from '../popup/accounts-popup'
import { LoginPopup } from '../popup/login-popup'
import type { LoginVariant } from '../popup/ways'
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

type OpenRequest = Extract<LoginRequest, { tag: 'open' }>

interface VariantProps extends Required<Pick<OpenRequest, 'why' | 'isForBlock'>> {
  /** The number whose password must be typed, or whose seller signs in by code; undefined for the one used last. */
  readonly firstBlockNo: number | undefined
  readonly onVariant: (variant: LoginVariant, firstBlockNo?: number) => void
  readonly wechat: Wechat
}

/** The login popup. It closes by its close button, by a tap on the overlay, and after a login. Source: specification §2. */
export function LoginDialog({ of: { why, isForBlock = false } }: { readonly of: OpenRequest }) {
  const accounts = useAtomValue(accountsAtom)
  const isAnyReady = accounts.some(({ token }) => token !== '')
  // Who buys a block and was here never before has no founder password.
  const first = isForBlock && accounts.length === 0 ? 'login2' : 'login'
  const [shown, show] = useState<{ readonly variant: LoginVariant; readonly firstBlockNo?: number | undefined }>({
    variant: why === null && isAnyReady ? 'loginUser' : first,
  })
  const onDone = useDone()
  const wechat = useWechat((user) => {
    onDone(user)
    if (shown.firstBlockNo !== undefined) goTo('notice')
  })
  const Variant = variants[shown.variant]
  return (
    <Variant
      why={why}
      isForBlock={isForBlock}
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

function useFrame({ why, isForBlock, onVariant }: VariantProps) {
  const close = useSetAtom(closeLoginAtom)
  const remembers = useAtomValue(accountsAtom).length > 0
  const hasWechat = messengerWay() !== null
  const forBlock = isForBlock && <Note>{copy.forBlock(hasWechat)}</Note>
  return {
    frame: {
      why: why === null ? forBlock || undefined : <Note tone='warning'>{why}</Note>,
      sells: !isForBlock,
      onWay: useWay(onVariant),
      remembers,
      onClose: close,
    },
    onDone: useDone(),
    onWechat: hasWechat ? (sold?: number) => onVariant('wechat', sold) : undefined,
  }
}

function ByPassword(props: VariantProps) {
  const { frame, onDone, onWechat } = useFrame(props)
  const form = useLoginForm({ firstBlockNo: props.firstBlockNo, onDone })
  const giveUp = useSetAtom(giveUpWishAtom)
  // Whose session ended because they sold the block reads that alone.
  const why = form.soldBlockNo !== undefined && props.why === sessionOverText ? undefined : frame.why
  // They go to what is said of the sale, not on with what the login was asked for.
  const toSale = (blockNo: number, way: LoginVariant) => {
    giveUp()
    props.onVariant(way, blockNo)
  }
  return (
    <LoginPopup variant='login' blockNo={form.blockNo.value} into={intoText(form.area)} {...frame} why={why}>
      <LoginForm form={form} onWechat={onWechat && (() => onWechat())} onSold={toSale} />
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
      <SmsForm form={form} onWechat={onWechat && (() => onWechat(sold))} />
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

function Accounts({ onVariant, isForBlock }: VariantProps) {
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
        wechat={messengerWay() !== null}
        sells={!isForBlock}
        onClose={close}
      />
      <ForgetBox of={accounts} />
    </>
  )
}
