import type { AdminRound } from '@contract/endpoints/console/community/expand'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import type { Deps } from '../../../server/deps'
import { runDue } from '../../../server/jobs/jobs'
import { addSlots } from '../../../server/modules/expand/buy'
import { actOnRound, addRound, listForStaff } from '../../../server/modules/expand/admin'
import { expandJobs } from '../../../server/modules/expand/life'
import { createBlock, createUser } from '../../../server/modules/session/accounts'
import type { TestDeps } from '../database/database'
import { answerAsk, thenSeen } from '../admin/second'
import { areaId, clientNo, credit, freshMobile, operators, valueOf } from './small-city'

const dayMs = 86_400_000

/** What slots cost in the examples of the domain model. */
export const slotPrices = [
  { from: 4, to: 5, price: fen(990) },
  { from: 6, to: 10, price: fen(1990) },
  { from: 11, to: 20, price: fen(4990) },
]

type Plan = Omit<Parameters<typeof addRound>[2], 'clientNo'>

/** A plan of a round that opens in an hour and is open for ten days. */
export const planOf = (deps: Pick<Deps, 'clock'>, wish: Partial<Plan> = {}): Plan => ({
  areaId,
  kind: 'slot',
  roundNo: 4,
  title: '格位',
  description: '',
  tiers: slotPrices,
  quota: 120,
  perUser: 3,
  openAt: deps.clock.now() + 3_600_000,
  closeAt: deps.clock.now() + 10 * dayMs,
  ...wish,
})

/** Everything of expansion that is due now. */
export const work = (deps: TestDeps) => runDue(deps, expandJobs(deps))

const because = '按计划开放'

/** What one operator does, and what a second one does with what the first one asked for. */
export const roundActs = ['approve', 'withdraw', 'askHalt', 'halt', 'unaskHalt'] as const
const second = {
  approve: ['approve', 'round'],
  halt: ['approve', 'roundHalt'],
  unaskHalt: ['refuse', 'roundHalt'],
} as const

const adminRound = async (deps: TestDeps, roundId: number): Promise<AdminRound> => {
  const found = valueOf(await listForStaff(deps, areaId)).rounds.find((one) => one.roundId === roundId)
  if (!found) throw new Error(`no round ${roundId}`)
  return found
}

export async function adminAct(
  deps: TestDeps,
  by: number,
  { roundId, ver }: { roundId: number; ver: number },
  act: (typeof roundActs)[number],
  reason = because,
): Promise<Result<AdminRound, Refusal>> {
  if (act === 'withdraw' || act === 'askHalt')
    return actOnRound(deps, by, { clientNo: clientNo(), roundId, ver, act, reason })
  const [answer, kind] = second[act]
  return thenSeen(answerAsk(deps, by, answer, { kind, refId: roundId }, reason), () => adminRound(deps, roundId))
}

/** A round that two operators have planned. */
export async function plannedRound(deps: TestDeps, wish: Partial<Plan> = {}) {
  const [one = 0, other = 0] = await operators(deps)
  const draft = valueOf(await addRound(deps, one, { clientNo: clientNo(), ...planOf(deps, wish) }))
  return { ...valueOf(await adminAct(deps, other, draft, 'approve')), one, other }
}

/** A round that is open; an hour passes. */
export async function openRound(deps: TestDeps, wish: Partial<Plan> = {}) {
  const round = await plannedRound(deps, wish)
  deps.clock.forward(3_600_000)
  await work(deps)
  return { ...round, ver: round.ver + 1 }
}

/** The two operators of a round end it. Throws when it has ended. */
export async function haltRound(deps: TestDeps, round: Awaited<ReturnType<typeof openRound>>): Promise<void> {
  const found = deps.db.selectFrom('expand_round').select('ver').where('round_id', '=', round.roundId)
  const { ver } = await found.executeTakeFirstOrThrow()
  const asked = valueOf(await adminAct(deps, round.one, { roundId: round.roundId, ver }, 'askHalt'))
  valueOf(await adminAct(deps, round.other, asked, 'halt'))
}

/** A resident whose block has the three slots that every block begins with. */
export async function holder(deps: TestDeps, blockNo: number, availableFen = 100_000): Promise<Caller> {
  const userId = await createUser(deps, { nickName: `居民${blockNo}`, mobile: freshMobile() })
  const blockId = await createBlock(deps, { areaId, blockNo, ownerUserId: userId })
  if (availableFen > 0) await credit(deps, userId, availableFen)
  return { ...guest, userId, loginUserId: userId, areaId, blockId, blockNo, tokenId: 1 }
}

/** Tries to buy slots for what a block with three slots sees. */
export const buySlots = (
  deps: TestDeps,
  caller: Caller,
  round: { roundId: number; ver: number },
  count = 1,
  { amount = [0, 990, 1980, 3970][count] ?? 0, no = clientNo() } = {},
) => addSlots(deps, caller, { clientNo: no, roundId: round.roundId, ver: round.ver, count, amount: fen(amount) })

export const capacityOf = async (deps: TestDeps, { blockId }: Caller) =>
  deps.db.selectFrom('block').select(['capacity', 'ver']).where('block_id', '=', blockId).executeTakeFirstOrThrow()

/**
 * Violations of what must always hold for rounds and purchases, in sentences; none when all is well. Source: community §10 (properties).
 */
export async function expandFaults(deps: TestDeps, startCapacity = 3): Promise<string[]> {
  const { db } = deps
  const rounds = await db.selectFrom('expand_round').selectAll().execute()
  const bought = await db.selectFrom('slot_purchase').selectAll().execute()
  const blocks = await db.selectFrom('block').selectAll().execute()
  const treasury = await db
    .selectFrom('account')
    .select('balance')
    .where('key', '=', `area:${areaId}:treasury`)
    .executeTakeFirst()
  const sum = (rows: typeof bought, of: 'count' | 'amount') => rows.reduce((total, row) => total + row[of], 0)
  const done = bought.filter(({ state }) => state === 'done')
  const unlike = (what: string, is: number, should: number) => (is === should ? [] : [`${what}: ${is}, not ${should}`])
  return [
    ...rounds
      .filter(({ kind }) => kind === 'slot')
      .flatMap((round) => {
        const taken = bought.filter((row) => row.round_id === round.round_id && row.state !== 'closed')
        return round.quota === 0
          ? []
          : unlike(`left of ${round.no}`, round.left_count, round.quota - sum(taken, 'count'))
      }),
    ...blocks.flatMap((block) => {
      const own = done.filter((row) => row.block_id === block.block_id)
      return unlike(`capacity of ${block.block_no}`, block.capacity, startCapacity + sum(own, 'count'))
    }),
    ...unlike('treasury', treasury?.balance ?? 0, sum(done, 'amount')),
  ]
}
