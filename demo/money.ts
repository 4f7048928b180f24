import { dayMs, hourMs } from '@contract/durations'
import { fen } from '@contract/money'
import { transact } from '../server/db/transact'
import type { Caller } from '../server/http/caller'
import { post } from '../server/ledger/post'
import { givePassword } from '../server/modules/pay-password/service'
import { rechargePayer } from '../server/modules/recharge/payer'
import { addRecharge } from '../server/modules/recharge/service'
import { turnIncome } from '../server/modules/wallet/service'
import { applyUnasked } from '../server/modules/withdrawals/apply'
import { stepByStaff } from '../server/modules/withdrawals/console/service'
import { cancelWithdrawal } from '../server/modules/withdrawals/service'
import type { CallerOf, DemoDeps, Happening } from './demo-clock'
import { tradingTime } from './demo-clock'
import type { DemoWithdrawal, Ending } from './money-rows'
import { carriedIncome, recharges, turns, withdrawals } from './money-rows'
import { demoPayPassword, residents } from './residents'
import { demoClientNo, must } from './trade'

/** The residents who are operators: two, so that one can confirm the other's correction. The first is the city's operator. */
export const clerkNos = [12, 2107] as const

/** Recharges, moves of income to available, and withdrawals, through the same services as a resident's own. */
export function moneyHappenings(deps: DemoDeps, nowMs: number, callerOf: CallerOf): Happening[] {
  const at = (hoursAgo: number) => tradingTime(deps.clock, nowMs - hoursAgo * hourMs)
  return [
    { at: nowMs - 50 * dayMs, run: () => openTheTill(deps, callerOf) },
    ...recharges.map((row, index): Happening => ({
      at: at(row.hoursAgo),
      run: () => recharge(deps, callerOf(row.blockNo), index, row),
    })),
    ...turns.map(({ blockNo, amountFen, hoursAgo }, index): Happening => {
      const wish = { clientNo: demoClientNo('turn', index), amount: fen(amountFen) }
      return { at: at(hoursAgo), run: async () => must('turn', await turnIncome(deps, callerOf(blockNo).userId, wish)) }
    }),
    ...withdrawals.flatMap((row, index) => withdrawalHappenings(deps, at(row.hoursAgo), index, row, callerOf)),
  ]
}

/** Sets payment passwords, adds a second operator, and gives the residents their earlier income. */
async function openTheTill(deps: DemoDeps, callerOf: CallerOf): Promise<void> {
  for (const { blockNo } of residents) await givePassword(deps, callerOf(blockNo).userId, demoPayPassword)
  const clerks = clerkNos.map((blockNo) => callerOf(blockNo).userId)
  await deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', 'in', clerks).execute()
  for (const { blockNo, amountFen } of carriedIncome) {
    const { userId } = callerOf(blockNo)
    const about = { refType: 'user', refId: userId, reference: `DEMO-${blockNo}` }
    const cause = { type: 'carried', ...about, memo: '收入结转 · 演示资金' } as const
    const transfer = { from: 'gateway:demo', to: `user:${userId}:income`, amount: fen(amountFen) } as const
    must('carried income', await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
  }
}

async function recharge(deps: DemoDeps, caller: Caller, index: number, row: (typeof recharges)[number]) {
  const amount = fen(row.amountFen)
  const made = must('recharge', await addRecharge(deps, caller, { clientNo: demoClientNo('recharge', index), amount }))
  const { rechargeId: id, rechargeNo: reference, ver } = made
  if (!row.isPaid) {
    must('closing', await rechargePayer.cancel(deps, caller, { clientNo: demoClientNo('closed', index), id, ver }))
    return
  }
  const cause = { type: 'recharge', refType: 'recharge', refId: id, reference, memo: '充值 · 演示资金' } as const
  const transfer = { from: 'gateway:demo', to: `user:${caller.userId}:available`, amount } as const
  const paid = await transact(deps.db, async (tx) => {
    const txnId = await post(tx, deps, cause, [transfer])
    return txnId.ok ? rechargePayer.settle(tx, deps, id, { txnId: txnId.value, channel: 'wechat' }) : txnId
  })
  must('paying a recharge', paid)
}

/** The operators' steps to each ending. */
const steps = {
  applied: [],
  approved: ['approved'],
  paying: ['approved', 'paying'],
  paid: ['approved', 'paying', 'paid'],
  rejected: ['rejected'],
  cancelled: [],
} as const satisfies Record<Ending, readonly unknown[]>

const calls = {
  approved: '/admin/withdraw/approve',
  paying: '/admin/withdraw/paying',
  paid: '/admin/withdraw/paid',
  rejected: '/admin/withdraw/reject',
} as const

function withdrawalHappenings(
  deps: DemoDeps,
  startMs: number,
  index: number,
  row: DemoWithdrawal,
  callerOf: CallerOf,
): Happening[] {
  const owner = callerOf(row.blockNo)
  let now = { withdrawId: 0, ver: 0 }
  const { amountFen, way, name, account, bank, ending, reason } = row
  const apply = async () => {
    const wish = {
      clientNo: demoClientNo('withdraw', index),
      amount: fen(amountFen),
      way,
      payee: { name, account, bank },
    }
    now = must('withdrawal', await applyUnasked(deps, owner, wish))
  }
  const cancel = async () => {
    const wish = { clientNo: demoClientNo('take-back', index), id: now.withdrawId, ver: now.ver }
    must('taking back', await cancelWithdrawal(deps, owner.userId, wish))
  }
  const happenings: Happening[] = [{ at: startMs, run: apply }]
  if (ending === 'cancelled') happenings.push({ at: startMs + hourMs, run: cancel })
  for (const [place, to] of steps[ending].entries()) {
    const run = async () => {
      const clerk = { userId: callerOf(clerkNos[0]).userId, roles: ['finance'] as const, areas: null }
      const clientNo = demoClientNo(`desk-${place}`, index)
      const said = { ...(to === 'rejected' && { reason }), ...(to === 'paid' && { reference: `DEMO-PAY-${index}` }) }
      now = must(
        calls[to],
        await stepByStaff(deps, clerk, calls[to], to, { clientNo, id: now.withdrawId, ver: now.ver, ...said }),
      )
    }
    happenings.push({ at: startMs + (place + 1) * 2 * hourMs, run })
  }
  return happenings
}
