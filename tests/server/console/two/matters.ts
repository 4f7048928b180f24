import { sql } from 'kysely'
import { dayMs } from '@contract/durations'
import { freeze } from '../../../../server/modules/block-market/freeze'
import { transact } from '../../../../server/db/transact'
import type { TestServer } from '../../../support/server/server'
import { plannedRound } from '../../../support/city/expand'
import { give } from '../../../support/city/money'
import { addRound } from '../../../../server/modules/expand/admin'
import { clientNo, operators, resident, valueOf } from '../../../support/city/small-city'
import type { WholeCity } from '../access/whole-city'
import type { Colleague } from '../colleagues'
import { freshly } from '../colleagues'

export const waiting = async (by: Colleague) => (await by.browser.call('/admin/approval/list', {})).data.data

/** What waits alone. */
export async function only(by: Colleague) {
  const [one] = await waiting(by)
  if (!one) throw new Error('nothing waits')
  return one
}

export async function approve(server: TestServer, by: Colleague) {
  const { approvalId: id, ver, payloadHash } = await only(by)
  return freshly(server, by, () =>
    by.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash }),
  )
}

export async function refuse(by: Colleague) {
  const { approvalId: id, ver } = await only(by)
  return by.browser.call('/admin/approval/refuse', { clientNo: clientNo(), id, ver, reason: '查过，不成立' })
}

/** The account through which somebody acts. */
export const accountOf = async ({ deps }: TestServer, { staff: { staffId } }: Colleague) =>
  (await deps.db.selectFrom('staff').select('user_id').where('staff_id', '=', staffId).executeTakeFirstOrThrow())
    .user_id

const because = { reason: '登录记录可疑' }

/** The one row that this is about. */
export const rowOf = async (
  { deps: { db } }: TestServer,
  table: 'handover' | 'block' | 'fund_spend' | 'mayor_election' | 'expand_round',
  id: number,
) => {
  const keys = {
    handover: 'order_id',
    block: 'block_id',
    fund_spend: 'spend_id',
    mayor_election: 'election_id',
    expand_round: 'round_id',
  } as const
  return db
    .selectFrom(table)
    .select(['ver', 'state'])
    .where(db.dynamic.ref<string>(keys[table]), '=', id)
    .executeTakeFirstOrThrow()
}

/** Who asked, as the thing itself keeps it. */
async function askerOf(
  { deps }: TestServer,
  table: string,
  column: string,
  key: string,
  id: number,
): Promise<number | null> {
  const { rows } = await sql<{ asker: number | null }>`select ${sql.ref(column)} as asker from ${sql.table(table)}
    where ${sql.ref(key)} = ${id}`.execute(deps.db)
  return rows[0]?.asker ?? null
}

/** After the round that the city drafts already. */
export const lateOn = (server: TestServer) => ({
  openAt: server.now() + 11 * dayMs,
  closeAt: server.now() + 20 * dayMs,
})

/** A matter that two decide. */
export interface Matter {
  readonly kind: string
  readonly row: () => Promise<{ readonly ver: number; readonly state: unknown }>
  readonly ask: (by: Colleague, ver: number) => Promise<{ readonly code: number; readonly data: object }>
  readonly asker: () => Promise<number | null>
  readonly done: unknown
  readonly payload: object
  /** Whose thing it is; nobody's where it is the city's. */
  readonly party?: number
  /** The row whose version the ask is bound to; none where it stays what it is meanwhile. */
  readonly bound?: readonly [table: string, key: string, id: number]
}

/** Every matter of two, each with a thing that can be asked about. */
export async function mattersOf(city: WholeCity): Promise<readonly Matter[]> {
  const { server, handoverId, spendId, electionId, seller } = city
  const { db } = server.deps
  const [one = 0] = await operators(server.deps)
  const spends = db.selectFrom('fund_spend').select('payee_user_id').where('spend_id', '=', spendId)
  const { payee_user_id: payee } = await spends.executeTakeFirstOrThrow()
  const { roundId } = await plannedRound(server.deps, { roundNo: 7, ...lateOn(server) })
  await transact(db, (tx) => freeze(tx, server.deps, one, { blockId: seller.blockId, reason: '账号可疑' }))
  return [
    {
      kind: 'undo',
      row: () => rowOf(server, 'handover', handoverId),
      ask: (by, ver) =>
        by.browser.call('/admin/handover/act', {
          clientNo: clientNo(),
          orderId: handoverId,
          ver,
          act: 'askUndo',
          ...because,
        }),
      asker: () => askerOf(server, 'handover', 'undo_by', 'order_id', handoverId),
      done: 'undone',
      party: city.blockSeller.userId,
      bound: ['handover', 'order_id', handoverId],
      payload: { postings: expect.arrayContaining([expect.objectContaining({ from: 'platform:fee' })]) as unknown },
    },
    {
      kind: 'unfreeze',
      row: () => rowOf(server, 'block', seller.blockId),
      ask: (by, ver) =>
        by.browser.call('/admin/block/act', {
          clientNo: clientNo(),
          blockId: seller.blockId,
          ver,
          act: 'askUnfreeze',
          ...because,
        }),
      asker: () => askerOf(server, 'block_freeze', 'asked_by', 'block_id', seller.blockId),
      done: 1,
      party: seller.userId,
      bound: ['block', 'block_id', seller.blockId],
      payload: { before: '冻结', after: '持有', frozenBecause: '账号可疑' },
    },
    {
      kind: 'fundStop',
      row: () => rowOf(server, 'fund_spend', spendId),
      ask: (by, ver) =>
        by.browser.call('/admin/fund/act', { clientNo: clientNo(), spendId, ver, act: 'askStop', ...because }),
      asker: () => askerOf(server, 'fund_spend', 'stop_by', 'spend_id', spendId),
      done: 'stopped',
      party: payee,
      bound: ['fund_spend', 'spend_id', spendId],
      payload: { amount: 2_300_00 },
    },
    {
      kind: 'strike',
      row: async () => {
        const { ver } = await rowOf(server, 'mayor_election', electionId)
        const candidate = db.selectFrom('mayor_candidate').select('state').where('election_id', '=', electionId)
        return { ver, ...(await candidate.executeTakeFirstOrThrow()) }
      },
      ask: (by, ver) =>
        by.browser.call('/admin/election/strike', {
          clientNo: clientNo(),
          electionId,
          ver,
          place: 1,
          act: 'askStrike',
          ...because,
        }),
      asker: () => askerOf(server, 'mayor_candidate', 'asked_by', 'election_id', electionId),
      done: 'struck',
      party: city.candidate.userId,
      bound: ['mayor_election', 'election_id', electionId],
      payload: { place: 1, blockNo: 302 },
    },
    {
      kind: 'roundHalt',
      row: () => rowOf(server, 'expand_round', roundId),
      ask: (by, ver) =>
        by.browser.call('/admin/round/act', { clientNo: clientNo(), roundId, ver, act: 'askHalt', ...because }),
      asker: () => askerOf(server, 'expand_round', 'halt_by', 'round_id', roundId),
      done: 'archived',
      payload: { quota: 120, left: 120 },
    },
  ]
}

/** What else two decide: no row of its own keeps who asked. */
export async function othersOf({ server, plan }: WholeCity): Promise<readonly Omit<Matter, 'asker'>[]> {
  const { db } = server.deps
  const { userId } = await resident(server.deps, 801, 0)
  await give(server.deps, userId, 'available', 70_00)
  const last = db.selectFrom('txn').select('txn_id').orderBy('txn_id', 'desc').limit(1)
  const { txn_id: txnId } = await last.executeTakeFirstOrThrow()
  const [one = 0] = await operators(server.deps)
  const drafted = {
    ...plan,
    ...lateOn(server),
    roundNo: 8,
    openAt: server.now() + 21 * dayMs,
    closeAt: server.now() + 22 * dayMs,
  }
  const { roundId } = valueOf(await addRound(server.deps, one, { clientNo: clientNo(), ...drafted }))
  await db.updateTable('approval').set({ state: 'refused', decided_at: 0 }).where('ref_id', '=', roundId).execute()
  const correction = async () => {
    const newest = db.selectFrom('correction').select(['ver', 'state']).where('txn_id', '=', txnId)
    return (await newest.orderBy('correction_id', 'desc').executeTakeFirst()) ?? { ver: 0, state: 'none' }
  }
  return [
    {
      kind: 'correction',
      row: correction,
      ask: (by) => by.browser.call('/admin/correctionAdd', { clientNo: clientNo(), txnId, ...because }),
      done: 'done',
      payload: { amount: 70_00 },
      party: userId,
      bound: ['correction', 'txn_id', txnId],
    },
    {
      kind: 'round',
      row: () => rowOf(server, 'expand_round', roundId),
      ask: (by, ver) => by.browser.call('/admin/round/edit', { clientNo: clientNo(), roundId, ver, ...drafted }),
      done: 'planned',
      payload: { quota: 120 },
      bound: ['expand_round', 'round_id', roundId],
    },
  ]
}
