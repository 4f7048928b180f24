import { dayMs } from '@contract/durations'
import ok from '@/assets/icons/ok.svg'
import warn from '@/assets/icons/warn.svg'
import { yuanText } from '@/lib/format/yuan'
import { serverNow } from '../../client/server-time'
import { Icon } from '../../kit/icon/icon'
import { copy } from './copy'
import styles from './withdrawals.module.scss'
import type { WithdrawalInfo } from './rows'

interface Line {
  readonly isGood: boolean
  readonly text: string
}

/** An account younger than this is looked at. */
const youngDays = 30
/** So many times the usual amount is looked at. */
const muchMore = 2

/** What was looked at by itself, in words; what is not as usual has a mark, and a person decides. */
function linesOf({ checks, amount }: WithdrawalInfo, now: number): Line[] {
  const { soldOrders, openDisputes, openHandovers, heldSince, payeeSince, paidBefore, paidAverage } = checks
  const daysSince = (at: number | null) => (at === null ? 0 : Math.floor((now - at) / dayMs))
  const days = daysSince(heldSince)
  const average = yuanText(paidAverage)
  const lines: (Line | false)[] = [
    { isGood: soldOrders > 0, text: soldOrders > 0 ? copy.sold(soldOrders) : copy.noSold },
    openDisputes + openHandovers === 0 && { isGood: true, text: copy.clear },
    openDisputes > 0 && { isGood: false, text: copy.disputes(openDisputes) },
    openHandovers > 0 && { isGood: false, text: copy.handovers(openHandovers) },
    { isGood: days >= youngDays, text: days >= youngDays ? copy.heldFor(days) : copy.young(days) },
    paidBefore > 0 && {
      isGood: payeeSince !== null,
      text: payeeSince === null ? copy.newPayee : copy.samePayee(daysSince(payeeSince)),
    },
    paidBefore === 0 && { isGood: false, text: copy.first },
    paidBefore > 0 && {
      isGood: amount <= paidAverage * muchMore,
      text: (amount <= paidAverage * muchMore ? copy.usual : copy.larger)(paidBefore, average),
    },
  ]
  return lines.filter((line) => line !== false)
}

export const Checks = ({ one }: { readonly one: WithdrawalInfo }) => (
  <ul className={styles.checks}>
    {linesOf(one, serverNow()).map(({ isGood, text }) => (
      <li key={text} className={isGood ? styles.good : styles.odd}>
        <Icon file={isGood ? ok : warn} size={16} /> <span>{text}</span>
      </li>
    ))}
  </ul>
)
