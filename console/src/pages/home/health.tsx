import { alarmFrom } from '@contract/console/alarms'
import { dayMs } from '@contract/durations'
import { clockText } from '@contract/moments'
import clock from '@/assets/icons/clock.svg'
import lock from '@/assets/icons/lock.svg'
import phone from '@/assets/icons/phone.svg'
import shield from '@/assets/icons/shield.svg'
import wallet from '@/assets/icons/wallet.svg'
import { icons } from '../../kit/icon/icons'
import { Icon } from '../../kit/icon/icon'
import { copy } from './copy'
import type { Overview } from './rows'
import styles from './home.module.scss'

interface Line {
  readonly icon: string
  readonly name: string
  readonly value: string
  readonly isGood: boolean
}

/** Jobs that are later than this are late. */
const lateMs = 60_000

function linesOf({ health, figures, at: now }: Overview): Line[] {
  const { jobsLateMs, jobsFailed, gateway, messagesWaiting, messagesFailed, oldHoldDays, oldHolds, backupAt } = health
  const seconds = Math.round(jobsLateMs / 1000)
  const days = backupAt === null ? undefined : Math.floor((now - backupAt) / dayMs)
  return [
    {
      icon: clock,
      name: copy.jobs,
      value: jobsFailed > 0 ? copy.jobsFailed(jobsFailed) : seconds === 0 ? copy.onTime : copy.jobsLate(seconds),
      isGood: jobsFailed === 0 && jobsLateMs < lateMs,
    },
    {
      icon: wallet,
      name: copy.gateway,
      value: !gateway
        ? copy.never
        : gateway.differences === 0
          ? copy.gatewayDone(gateway.day, gateway.payments)
          : copy.gatewayDiffers(gateway.differences),
      isGood: gateway !== null && gateway.differences === 0,
    },
    {
      icon: phone,
      name: copy.messages,
      value: copy.messagesNow(messagesWaiting, messagesFailed),
      isGood: messagesFailed === 0,
    },
    ...booksLine(figures),
    { icon: lock, name: copy.holds(oldHoldDays), value: copy.holdsNow(oldHolds), isGood: oldHolds === 0 },
    {
      icon: icons.archive,
      name: copy.backup,
      value: days === undefined ? copy.never : copy.backupAgo(days),
      isGood: backupAt !== null && now - backupAt <= alarmFrom.backupMs,
    },
  ]
}

/** The books as they were compared last, for who sees them. */
function booksLine(figures: Overview['figures']): Line[] {
  if (!figures) return []
  const { books } = figures
  const value = !books ? copy.never : books.isEqual ? copy.booksEqual(clockText(books.at)) : copy.differ
  return [{ icon: shield, name: copy.booksCheck, value, isGood: books?.isEqual === true }]
}

/** How the machine does; what should be looked at stands out, in words too. */
export const Health = ({ now }: { readonly now: Overview }) => (
  <section className={styles.sheet}>
    <h2>{copy.system}</h2>
    <dl className={styles.lines}>
      {linesOf(now).map(({ icon, name, value, isGood }) => (
        <div key={name}>
          <dt>
            <Icon file={icon} /> {name}
          </dt>
          <dd className={isGood ? styles.good : styles.odd}>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
