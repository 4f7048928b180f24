import { useReadOnly } from '@/lib/session/access'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import type { BarAction } from '@/ui/bottom-bar/bottom-bar'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FailureBox } from '@/ui/message-box/failure-box'
import type { ShopInfo } from '../atoms'
import { shopCopy } from '../copy'
import { payProblem } from '../rules/bar'
import type { ReachShop } from '../use-contact'
import { useTerm } from '../use-term'
import { RenewSheet } from './renew-sheet'
import styles from './shop.module.scss'
import { WithdrawButton } from './withdraw-button'

export interface ShopBarProps {
  readonly shop: ShopInfo
  readonly contact: ReachShop
  readonly isHalted: boolean
  /** Left of the button. */
  readonly asides: readonly BarAction[]
  readonly onReload: () => void
  readonly onOrdered: (payNo: string) => void
}

/** What can be done with a shop: reaching it, or as its owner what the state allows. Source: community §5; mockup 25-shop-info. */
export function ShopBar(props: ShopBarProps) {
  const { shop, contact, asides } = props
  if (shop.isMine) return <OwnBar {...props} />
  if (!contact) return <ToList asides={asides} />
  const { kind, isGuest, isAsking } = contact
  const label = isGuest ? shopCopy.loginToSee[kind] : kind === 'phone' ? shopCopy.callLabel : shopCopy.copyLabel
  return (
    <BottomBar actions={asides}>
      <Button onPress={contact.reach} loading={isAsking ? shopCopy.asking : undefined}>
        {label}
      </Button>
    </BottomBar>
  )
}

const ToList = ({ asides = [] }: Partial<Pick<ShopBarProps, 'asides'>>) => (
  <BottomBar actions={asides}>
    <Button kind='secondary' onPress={() => goTo('shop')}>
      {shopCopy.toList}
    </Button>
  </BottomBar>
)

const Bar = ({ children }: { readonly children: ReactNode }) => (
  <BottomBar>
    <View className={cx(styles.acts)}>{children}</View>
  </BottomBar>
)

/** The owner's acts, which the table of transitions gave. */
function OwnBar({ shop, isHalted, onReload, onOrdered }: ShopBarProps) {
  const [isRenewing, setRenewing] = useState(false)
  const readOnly = useReadOnly('shop')
  const term = useTerm(onOrdered)
  const { acts, own, level, shopId, ver } = shop
  const may = (act: (typeof acts)[number]) => acts.includes(act)
  if (!own) return null
  const pay = () => term.order({ act: 'pay', shopId, ver, level, fee: own.fee })
  if (acts.length === 0) return <EndedBar shop={shop} />
  return (
    <>
      <Bar>
        {may('withdraw') && <WithdrawButton shop={shop} onDone={onReload} />}
        {may('edit') && (
          <Button kind='secondary' className={styles.act} onPress={() => goTo('shopAdd', { id: shopId })}>
            {shopCopy.edit}
          </Button>
        )}
        {may('pay') && (
          <MoneyButton isHalted={isHalted} isBusy={term.isBusy} onPress={pay}>
            {term.isUnanswered ? shopCopy.check : shopCopy.pay(yuanText(own.fee))}
          </MoneyButton>
        )}
        {may('renew') && (
          <MoneyButton isHalted={isHalted} isBusy={false} readOnly={readOnly} onPress={() => setRenewing(true)}>
            {shopCopy.renew}
          </MoneyButton>
        )}
      </Bar>
      {isRenewing && (
        <RenewSheet shop={shop} onOrdered={onOrdered} onReload={onReload} onClose={() => setRenewing(false)} />
      )}
      {term.failure && (
        <FailureBox
          failure={term.failure}
          onHide={term.hide}
          steps={{ reload: onReload, retry: pay, orders: onReload }}
        />
      )}
    </>
  )
}

/** A shop that nothing more can be done with: a new one can be applied for. */
function EndedBar({ shop: { state } }: Pick<ShopBarProps, 'shop'>) {
  const label = state === 'rejected' ? shopCopy.tryAgain : shopCopy.again
  if (state === 'unpaid' || state === 'expired') return <ToList />
  return (
    <BottomBar>
      <Button onPress={() => goTo('shopAdd')}>{label}</Button>
    </BottomBar>
  )
}

interface MoneyButtonProps {
  readonly isHalted: boolean
  readonly isBusy: boolean
  /** Why nothing new begins, if so. */
  readonly readOnly?: string | undefined
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button that leads to a payment: not while the city is closed, and not while trading is halted. */
function MoneyButton({ isHalted, isBusy, readOnly, onPress, children }: MoneyButtonProps) {
  const stopped = payProblem(useOpenings(), useServerNow(), isHalted)
  const problem = readOnly === undefined ? stopped : { label: readOnly }
  return (
    <Button
      className={cx(problem ? styles.whole : styles.act)}
      onPress={onPress}
      disabled={problem?.label}
      loading={isBusy ? shopCopy.sending : undefined}
      {...(stopped && !readOnly && { icon: stopped.icon })}
    >
      {children}
    </Button>
  )
}
