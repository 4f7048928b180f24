import { fen } from '@contract/money'
import { payPassword } from '../town'
import { comeBack } from './remedies'
import type { Scene } from './scene'
import { answerOf, adminOf, submit, telling, untilPaid } from './scene'

/** A recharge: paid, taken back, or paid after it was taken back. */
export async function recharge(scene: Scene): Promise<void> {
  const { actor, dice, id, world } = scene
  const { phone } = actor
  const amount = fen(dice.pick([1_000, 2_500, 6_000, 21_000, 52_000]))
  const sure = await phone.sure('/bctRecharge/add', `${id}:recharge`, (clientNo) =>
    phone.api.json('/bctRecharge/add', { clientNo, amount }),
  )
  const made = answerOf(scene, sure)
  if (!made) return
  const { payNo, rechargeNo, rechargeId, bonus } = made
  const gift = () => {
    if (bonus > 0) sure.deed.movements.push({ type: 'recharge_bonus', about: rechargeNo, amount: bonus })
  }
  if (!answerOf(scene, await submit(scene, payNo, amount, 'wechat'))) return
  const course = dice.weighed({ pay: 70, cancel: 15, late: 15 })
  if (course === 'pay') {
    await world.gateway.act(payNo, 'pay', telling(scene))
    if (await untilPaid(scene, payNo)) gift()
    return
  }
  const cancelled = await phone.sure('/bctPay/cancel', `${id}:cancel`, (clientNo) =>
    phone.api.json('/bctPay/cancel', { clientNo, payNo, ver: 1 }),
  )
  answerOf(scene, cancelled)
  if (course === 'cancel') return
  await world.gateway.act(payNo, 'pay', 'send', true)
  scene.later(async () => {
    const { state } = await phone.read(() => phone.api.form('/bctRecharge/info', { id: rechargeId }))
    if (state === 'paid') gift()
    else world.journal.surprise(`action ${id}: recharge ${rechargeNo} is ${state}, and its money came late`)
  })
}

/** Income made available. */
export async function turn(scene: Scene): Promise<void> {
  const { actor, dice, id } = scene
  const { phone, home } = actor
  const amount = fen(dice.between(100, 3_000))
  const sure = await phone.sure('/bctMoney/turn', `${id}:turn`, (clientNo) =>
    phone.api.json('/bctMoney/turn', { clientNo, amount }),
  )
  if (!answerOf(scene, sure)) return
  sure.deed.movements.push({ type: 'income_turn', about: `user ${home.userId}`, amount })
}

type AdminCall = 'approve' | 'paying' | 'paid' | 'reject' | 'fail'

/** What an operator does with a withdrawal; undefined when it was refused. */
async function asOperator(scene: Scene, what: AdminCall, at: { readonly withdrawId: number; readonly ver: number }) {
  const { operator, id, world } = scene
  const admin = adminOf(world, operator.home)
  const sure = await operator.phone.sure(`/admin/withdraw/${what}`, `${id}:${what}`, (clientNo) => {
    const acting = { clientNo, id: at.withdrawId, ver: at.ver }
    switch (what) {
      case 'approve':
        return admin.call('/admin/withdraw/approve', { ...acting, reason: '资料都核对过' })
      case 'paying':
        return admin.call('/admin/withdraw/paying', acting)
      case 'paid':
        return admin.call('/admin/withdraw/paid', { ...acting, reference: `bank-${world.seed}-${id}` })
      case 'reject':
        return admin.call('/admin/withdraw/reject', { ...acting, reason: '收款资料不符' })
      case 'fail':
        return admin.call('/admin/withdraw/fail', { ...acting, reason: '银行把款退回' })
    }
  })
  const view = answerOf(scene, sure)
  return view && { view, deed: sure.deed }
}

/** A withdrawal to its end: taken back, rejected, paid, failed, or returned after it was paid. */
export async function withdraw(scene: Scene): Promise<void> {
  const { actor, dice, id } = scene
  const { phone } = actor
  const amount = fen(dice.between(1_000, 2_500))
  const payee = { name: '陈小明', account: '6222021234561234', bank: '工商银行' }
  const sure = await phone.sure('/bctWithdraw/add', `${id}:withdraw`, (clientNo) =>
    phone.api.json('/bctWithdraw/add', {
      clientNo,
      amount,
      way: 'bank' as const,
      payee,
      payPassword: phone.sealed(`${payPassword}|${clientNo}`),
    }),
  )
  const made = answerOf(scene, sure)
  if (!made) return
  const about = made.withdrawNo
  sure.deed.movements.push({ type: 'withdraw_apply', about, amount })
  const course = dice.weighed({ cancel: 20, reject: 15, paid: 50, fail: 15 })
  if (course === 'cancel') {
    const { withdrawId, ver } = made
    const cancelled = await phone.sure('/bctWithdraw/cancel', `${id}:takeBack`, (clientNo) =>
      phone.api.json('/bctWithdraw/cancel', { clientNo, id: withdrawId, ver }),
    )
    if (answerOf(scene, cancelled)) cancelled.deed.movements.push({ type: 'withdraw_cancel', about, amount })
    return
  }
  const isApprovedFirst = course !== 'reject' || dice.happens(0.5)
  const approved = isApprovedFirst ? await asOperator(scene, 'approve', made) : undefined
  // From the amount of two persons on it waits for the second one.
  if (approved?.view.state === 'applied') return
  const ready = course === 'reject' ? undefined : approved && (await asOperator(scene, 'paying', approved.view))
  const at = ready?.view ?? approved?.view ?? made
  const type = { reject: 'withdraw_reject', paid: 'withdraw_paid', fail: 'withdraw_fail' }[course]
  const ended = await asOperator(scene, course, at)
  ended?.deed.movements.push({ type, about, amount })
  if (ended && course === 'paid' && dice.happens(0.3)) await comeBack(scene, { ...made, amount })
}
