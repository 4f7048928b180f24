import { fen, qty } from '@contract/money'
import type { Caller } from '../../server/http/caller'
import { guest } from '../../server/http/caller'
import { transact } from '../../server/db/transact'
import type { Deps } from '../../server/deps'
import { walletKey } from '../../server/ledger/accounts'
import { post } from '../../server/ledger/post'
import { createBlock, createUser } from '../../server/modules/session/accounts'
import { addRice, areaId, freshMobile, smallCity, valueOf } from '../support/city/small-city'
import { employ } from '../support/admin/console-client'
import { buildCommunity } from './community'
import { heldMs } from './election'

export const founderPassword = '1234567890123456'
export const payPassword = '284913'

/** What everybody begins with, in fen: available, and as income. */
const startFen = { available: 5_000_000, income: 1_000_000 } as const

/** Blocks that each resident has beside the one he lives in, to be sold once each, and the number of the first. */
const housesEach = 4
const firstHouse = 2_000

/** Enough to write votes, and to thank for help all the time. */
const startPoints = 1_000

/** 10,000 kg: more than all buyers take. */
const stock = 100_000_000

export interface Inhabitant {
  readonly userId: number
  readonly blockNo: number
  /** The seller's listing of rice at 6.80. */
  readonly saleId: number
  readonly caller: Caller
}

/** Fills an empty database: residents who sell rice and have money, and two operators. */
export async function buildTown(deps: Deps, count: number) {
  await smallCity(deps.db)
  const residents: Inhabitant[] = []
  for (let n = 0; n < count; n++) residents.push(await settle(deps, 100 + n))
  const houses = new Map<number, number[]>()
  for (const { userId } of residents)
    houses.set(userId, await build(deps, userId, firstHouse + houses.size * housesEach))
  const operators = [await settle(deps, 12), await settle(deps, 13)]
  const ids = operators.map(({ userId }) => userId)
  await deps.db.updateTable('user_account').set({ is_admin: true }).where('user_id', 'in', ids).execute()
  const [one = 0, other = 0] = ids
  const admins = []
  for (const userId of ids) admins.push(await employ({ deps }, ['operator', 'finance'], { userId }))
  const callers = residents.map(({ caller }) => caller)
  return { areaId, residents, operators, admins, houses, ...(await buildCommunity(deps, callers, [one, other])) }
}

async function settle(deps: Deps, blockNo: number): Promise<Inhabitant> {
  const userId = await createUser(deps, { nickName: `居民${blockNo}`, mobile: freshMobile(), points: startPoints })
  const heldSince = deps.clock.now() - heldMs
  const blockId = await createBlock(deps, { areaId, blockNo, ownerUserId: userId, founderPassword, heldSince })
  for (const kind of ['available', 'income'] as const) {
    const cause = {
      type: 'carried',
      refType: 'user',
      refId: userId,
      reference: `${kind}-${userId}`,
      memo: '开始',
    } as const
    const transfer = { from: 'gateway:test', to: walletKey(userId, kind), amount: fen(startFen[kind]) } as const
    valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
  }
  const seller = { ...guest, userId, loginUserId: userId, areaId, blockId, blockNo, tokenId: 1 }
  const { saleId } = valueOf(await addRice(deps, seller, { qty: qty(stock), delivery: 'post', place: '' }))
  return { userId, blockNo, saleId, caller: seller }
}

/** More blocks of somebody, from this number on. */
async function build(deps: Deps, ownerUserId: number, first: number): Promise<number[]> {
  const numbers = Array.from({ length: housesEach }, (_, n) => first + n)
  for (const blockNo of numbers) await createBlock(deps, { areaId, blockNo, ownerUserId, founderPassword })
  return numbers
}
