import { dayMs } from '@contract/durations'
import { fen } from '@contract/money'
import { transact } from '../../server/db/transact'
import type { Caller } from '../../server/http/caller'
import { guest } from '../../server/http/caller'
import { post } from '../../server/ledger/post'
import { createBlock, createUser } from '../../server/modules/session/accounts'
import { agreeToFirst } from '../agreed'
import type { DemoDeps } from '../demo-clock'
import { demoAreaId, demoPassword } from '../residents'
import { must } from '../trade'

/** Somebody who sells or buys blocks, and otherwise does nothing in the demo city. */
export interface Trader {
  readonly name: string
  /** Their number, by which a lost password is found. */
  readonly mobileNo: number
  /** The blocks with which they begin; one can sign in to each with its demo password. */
  readonly blockNos: readonly number[]
  readonly heldDays: number
  readonly rechargeFen: number
}

export const traders = {
  grocer: { name: '阿禾杂货', mobileNo: 560, blockNos: [560, 1024, 2046, 3500], heldDays: 260, rechargeFen: 0 },
  collector: {
    name: '收号的老李',
    mobileNo: 777,
    blockNos: [621, 777, 888, 1314, 2222, 4096],
    heldDays: 330,
    rechargeFen: 0,
  },
  mover: { name: '搬走的小郑', mobileNo: 3456, blockNos: [2043, 2045, 2052, 3456], heldDays: 150, rechargeFen: 0 },
  newcomer: { name: '河西新客', mobileNo: 4001, blockNos: [], heldDays: 0, rechargeFen: 180_000 },
  bargainer: { name: '捡漏的阿杰', mobileNo: 4002, blockNos: [], heldDays: 0, rechargeFen: 50_000 },
} as const satisfies Record<string, Trader>

export type TraderName = keyof typeof traders

/** Makes a trader with blocks and money; a caller of services for each block, and one without a block under 0. */
export async function settleTrader(
  deps: DemoDeps,
  trader: Trader,
  areaId = demoAreaId,
): Promise<ReadonlyMap<number, Caller>> {
  const { name, mobileNo, blockNos, heldDays, rechargeFen } = trader
  const userId = await createUser(deps, { nickName: name, mobile: `199${String(mobileNo).padStart(8, '0')}` })
  const self = { ...guest, userId, loginUserId: userId, areaId }
  await agreeToFirst(deps, self)
  const callers = new Map<number, Caller>([[0, self]])
  const heldSince = deps.clock.now() - heldDays * dayMs
  for (const blockNo of blockNos) {
    const founderPassword = demoPassword(blockNo)
    const block = { areaId, blockNo, ownerUserId: userId, founderPassword, heldSince }
    callers.set(blockNo, { ...self, blockNo, blockId: await createBlock(deps, block) })
  }
  if (rechargeFen > 0) {
    const reference = `DEMO-${mobileNo}`
    const cause = { type: 'recharge', refType: 'user', refId: userId, reference, memo: '充值 · 演示资金' } as const
    const transfer = { from: 'gateway:demo', to: `user:${userId}:available`, amount: fen(rechargeFen) } as const
    must('recharge', await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
  }
  return callers
}
