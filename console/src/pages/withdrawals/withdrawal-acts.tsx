import { Alert, App, Input } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { yuanText } from '@/lib/format/yuan'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { ActForm } from '../../kit/act/act-form'
import { copy } from './copy'
import styles from './withdrawals.module.scss'
import type { WithdrawalInfo } from './withdrawal-panel'

/** What is asked about once more, since it ends the withdrawal: what happens with which amount, and to whom it goes. */
function surely(way: string, { withdrawNo, user, payee, amount, net }: WithdrawalInfo, reference: string) {
  const name = { paid: copy.paid, fail: copy.fail, reject: copy.reject }[way]
  if (name === undefined) return undefined
  const isPaid = way === 'paid'
  const content = isPaid
    ? copy.paidTo(yuanText(net), payee.name, payee.account, reference)
    : copy.backTo(yuanText(amount), user.blockNo)
  return { title: `${name} ${withdrawNo}，${yuanText(isPaid ? net : amount)}`, content, okText: name }
}

/** What can be done with a withdrawal that waits for no second person; each step is the server's own word (`acts`). */
export function WithdrawalActs({ one }: { readonly one: WithdrawalInfo }) {
  const { withdrawId: id, ver, acts } = one
  const { roles } = useMe()
  const approve = useAct('/admin/withdraw/approve')
  const reject = useAct('/admin/withdraw/reject')
  const paying = useAct('/admin/withdraw/paying')
  const paid = useAct('/admin/withdraw/paid')
  const fail = useAct('/admin/withdraw/fail')
  const [reference, setReference] = useState('')
  const { message, modal } = App.useApp()
  if (!mayCall('/admin/withdraw/approve', roles)) return <Alert type='info' showIcon title={copy.reader} />
  const all = [approve, reject, paying, paid, fail]
  const act = async (way: string, reason: string) => {
    const sure = surely(way, one, reference.trim())
    if (sure && !(await modal.confirm(sure))) return
    const wish = { id, ver }
    const run = {
      approve: () => approve.run({ ...wish, reason }),
      reject: () => reject.run({ ...wish, reason }),
      pay: () => paying.run({ ...wish, reason }),
      paid: () => paid.run({ ...wish, reference: reference.trim(), reason }),
      fail: () => fail.run({ ...wish, reason }),
    }[way]
    const done = await run?.()
    if (done?.ok) void message.success(way === 'approve' && one.isTwoPersons ? copy.signed : copy.done)
  }
  const may = (name: (typeof acts)[number]) => acts.includes(name)
  const ways = [
    ...(may('reject') ? [{ key: 'reject', label: copy.reject, look: 'danger' as const }] : []),
    ...(may('approve')
      ? [
          {
            key: 'approve',
            label: one.isTwoPersons ? copy.ask : copy.approve,
            look: 'primary' as const,
            isReasonFree: !one.isTwoPersons,
          },
        ]
      : []),
    ...(may('pay') ? [{ key: 'pay', label: copy.pay, look: 'primary' as const, isReasonFree: true }] : []),
    ...(may('fail') ? [{ key: 'fail', label: copy.fail, look: 'danger' as const }] : []),
    ...(may('paid')
      ? [
          {
            key: 'paid',
            label: copy.paid,
            look: 'primary' as const,
            isReasonFree: true,
            isOff: reference.trim().length < 4,
          },
        ]
      : []),
  ]
  if (ways.length === 0) return <Alert type='info' showIcon title={copy.ended} />
  const failure = all.map((one) => one.failure).find((one) => one !== undefined)
  return (
    <>
      {may('paid') && (
        <div className={styles.reference}>
          <label htmlFor='reference'>{copy.reference}</label>
          <Input id='reference' value={reference} onChange={({ target }) => setReference(target.value)} />
        </div>
      )}
      <ActForm
        label={copy.opinion}
        hint={may('pay') ? copy.afterwards : undefined}
        isBusy={all.some(({ isBusy }) => isBusy)}
        failure={failure}
        ways={ways}
        onAct={(way, reason) => void act(way, reason)}
      />
    </>
  )
}
