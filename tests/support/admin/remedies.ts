import { fen } from '@contract/money'
import type * as v from 'valibot'
import type { remedyAdd } from '@contract/endpoints/console/money/remedies'
import { transact } from '../../../server/db/transact'
import type { Deps } from '../../../server/deps'
import type { Caller } from '../../../server/http/caller'
import type { StaffCaller, StaffPerson } from '../../../server/http/staff/staff-caller'
import type { AccountKey } from '../../../server/ledger/accounts'
import { post } from '../../../server/ledger/post'
import { addRemedy, previewRemedy } from '../../../server/modules/remedies/service'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { approveByStaff, stepByStaff } from '../../../server/modules/withdrawals/console/service'
import { answerAsk } from './second'
import { give } from '../city/money'
import { areaId, clientNo, operators, valueOf } from '../city/small-city'

type Input = v.InferOutput<typeof remedyAdd.input>
export type Wish = Pick<Input, 'kind' | 'refType' | 'refId'> & Partial<Input>

export const because = '按证据重新核对'

/** Of operators and finance, everywhere. */
export const staffAs = (userId: number, roles: StaffPerson['roles'] = ['operator', 'finance']): StaffPerson => ({
  userId,
  roles,
  areas: null,
})

/** Two who put right: the first asks, the second signs. */
export async function admin(deps: Deps) {
  const [one = 0, other = 0] = await operators(deps)
  return { one: staffAs(one), other: staffAs(other) }
}

const whole = (wish: Wish, no = clientNo()): Input => ({
  clientNo: no,
  reason: because,
  reference: '',
  isAdvanced: false,
  ...wish,
})

export const putRight = (deps: Deps, by: StaffPerson, wish: Wish, no?: string) => addRemedy(deps, by, whole(wish, no))
export const preview = (deps: Deps, by: StaffPerson, wish: Wish) => previewRemedy(deps, by, whole(wish))

/** The second one's word about what was asked. */
export const signed = (deps: Deps, by: StaffPerson, kind: Parameters<typeof answerAsk>[3]['kind'], refId: number) =>
  answerAsk(deps, by.userId, 'approve', { kind, refId })

/** A city with money in its treasury. */
export async function treasure(deps: Deps, amount: number): Promise<void> {
  const cause = { type: 'carried', refType: 'test', refId: 1, reference: 'T1', memo: '测试' } as const
  const transfer = { from: 'gateway:test', to: `area:${areaId}:treasury`, amount: fen(amount) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
}

export const balance = async ({ db }: Deps, key: AccountKey): Promise<number> =>
  (await db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst())?.balance ?? 0

const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }

/** A withdrawal of somebody's income that was approved, sent and entered as paid; its id. */
export async function paidWithdrawal(deps: Deps, who: Caller, amount: number, by: StaffPerson, second: StaffPerson) {
  await give(deps, who.userId, 'income', amount)
  const wish = { clientNo: clientNo(), amount: fen(amount), way: 'bank' as const, payee }
  const { withdrawId: id } = valueOf(await applyUnasked(deps, who, wish))
  const seen = async () => ({ clientNo: clientNo(), id, ver: (await withdrawal(deps, id)).ver, reason: because })
  const approved = valueOf(await approveByStaff(deps, by as StaffCaller, await seen()))
  if (approved.state === 'applied')
    valueOf(await answerAsk(deps, second.userId, 'approve', { kind: 'withdraw', refId: id }))
  valueOf(await stepByStaff(deps, by, '/admin/withdraw/paying', 'paying', await seen()))
  const paid = { ...(await seen()), reference: `bank-${id}` }
  valueOf(await stepByStaff(deps, by, '/admin/withdraw/paid', 'paid', paid))
  return id
}

export const withdrawal = ({ db }: Deps, id: number) =>
  db.selectFrom('withdrawal').selectAll().where('withdraw_id', '=', id).executeTakeFirstOrThrow()
