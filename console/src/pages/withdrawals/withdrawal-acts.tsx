import { Alert, Input } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Acts } from '../../kit/act/acts'
import { copy } from './copy'
import styles from './withdrawals.module.scss'
import type { WithdrawalInfo } from './rows'

type Act = WithdrawalInfo['acts'][number]

/** In the order of their buttons. */
const order: readonly Act[] = ['reject', 'approve', 'pay', 'fail', 'paid']

/** Each way; what ends the withdrawal is asked about once more: what happens with which amount, and to whom it goes. */
function waysOf({ withdrawNo, user, payee, amount, net, isTwoPersons }: WithdrawalInfo, reference: string) {
  const sure = (name: string, moved: Fen) => `${name} ${withdrawNo}，${yuanText(moved)}`
  const back = { look: 'danger', sureOf: copy.backTo(yuanText(amount), user.blockNo) } as const
  return {
    reject: { path: '/admin/withdraw/reject', label: copy.reject, sure: sure(copy.reject, amount), ...back },
    approve: {
      path: '/admin/withdraw/approve',
      label: isTwoPersons ? copy.ask : copy.approve,
      look: 'primary',
      isReasonFree: !isTwoPersons,
      done: isTwoPersons ? copy.signed : copy.done,
    },
    pay: { path: '/admin/withdraw/paying', label: copy.pay, look: 'primary', isReasonFree: true },
    fail: { path: '/admin/withdraw/fail', label: copy.fail, sure: sure(copy.fail, amount), ...back },
    paid: {
      path: '/admin/withdraw/paid',
      label: copy.paid,
      look: 'primary',
      isReasonFree: true,
      isOff: reference.length < 4,
      sure: sure(copy.paid, net),
      sureOf: copy.paidTo(yuanText(net), payee.name, payee.account, reference),
    },
  } as const
}

/** What can be done with a withdrawal that waits for no second person; each step is the server's own word (`acts`). */
export function WithdrawalActs({ one }: { readonly one: WithdrawalInfo }) {
  const { withdrawId: id, ver, acts } = one
  const { roles } = useMe()
  const [typed, setTyped] = useState('')
  const reference = typed.trim()
  const ways = waysOf(one, reference)
  const isActing = mayCall('/admin/withdraw/approve', roles)
  if (isActing && acts.length === 0) return <Alert type='info' showIcon title={copy.ended} />
  return (
    <>
      {isActing && acts.includes('paid') && (
        <div className={styles.reference}>
          <label htmlFor='reference'>{copy.reference}</label>
          <Input id='reference' value={typed} onChange={({ target }) => setTyped(target.value)} />
        </div>
      )}
      <Acts
        path='/admin/withdraw/approve'
        label={copy.opinion}
        hint={acts.includes('pay') ? copy.afterwards : undefined}
        ways={order.filter((key) => acts.includes(key)).map((key) => ({ key, ...ways[key] }))}
        wish={(way, reason) => ({ id, ver, reason, ...(way === 'paid' && { reference }) })}
      />
    </>
  )
}
