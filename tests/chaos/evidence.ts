import { sql } from 'kysely'
import type { Db } from '../../server/db/schema'
import { moduleDifferences } from '../../server/differences'
import { checkBooks } from '../../server/ledger/check-books'
import { causes, reconcile } from '../../server/modules/pay/reconcile'
import type { Movement } from './journal'
import type { World } from './world'

/** A command that the server keeps as carried out. */
export interface KeptCommand {
  readonly userId: number
  readonly clientNo: string
  readonly call: string
  /** By the town's clock. */
  readonly at: number
}

/** A payment that the gateway has collected, and what the books know of it. Instants by the town's clock. */
export interface Collected {
  readonly outTradeNo: string
  readonly amount: number
  readonly paidAt: number
  readonly creditedAt: number | undefined
}

/** A try that is paid in part from the balance: how often its part was frozen, and given back. */
export interface Part {
  readonly outTradeNo: string
  readonly payNo: string
  readonly balance: number
  readonly isOpen: boolean
  readonly frozen: number
  readonly back: number
}

/** What database and gateway say at the end. */
export interface Evidence {
  readonly movements: readonly Movement[]
  readonly commands: readonly KeptCommand[]
  readonly collected: readonly Collected[]
  readonly parts: readonly Part[]
  /** Open holds that nothing explains. */
  readonly strayHolds: readonly string[]
  /** Pay orders that still say `paying`. */
  readonly paying: readonly string[]
  /** What is in the ballot boxes: choices of votes and ranks of elections, by their marks. */
  readonly ballots: ReadonlyMap<string, string>
  /** Where the goods of orders go, by the orders' ids. */
  readonly sentTo: ReadonlyMap<number, string>
  readonly books: { readonly entries: number; readonly differences: readonly string[] }
  readonly reconciliation: { readonly payments: number; readonly differences: readonly string[] }
}

/** What was there before the first action. */
export interface Before {
  readonly txnId: number
  readonly commands: ReadonlySet<string>
}

export const commandKey = ({ userId, clientNo }: Pick<KeptCommand, 'userId' | 'clientNo'>) => `${userId} ${clientNo}`

export async function beforeAll(db: Db): Promise<Before> {
  const { txnId } = await db
    .selectFrom('txn')
    .select(({ fn }) => fn.max<number>('txn_id').as('txnId'))
    .executeTakeFirstOrThrow()
  return { txnId, commands: new Set((await commandsOf(db)).map(commandKey)) }
}

const commandsOf = (db: Db): Promise<KeptCommand[]> =>
  db.selectFrom('command').select(['user_id as userId', 'client_no as clientNo', 'call', 'at']).execute()

/** Parts of payments are checked separately, because the app is not told about each. */
const partTypes = ['pay_part', 'pay_part_back']

async function movementsSince(db: Db, { txnId }: Before): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select t.type, case when t.reference = '' then 'user ' || t.ref_id else t.reference end as about,
      sum(e.amount)::bigint as amount
    from txn t join entry e using (txn_id)
    where t.txn_id > ${txnId} and t.type not in (${sql.join(partTypes)}) group by t.txn_id`.execute(db)
  return rows
}

async function partsOf(db: Db): Promise<Part[]> {
  const moved = (side: 'from' | 'to') => sql`(select count(*) from txn t join entry e using (txn_id)
    join account on account_id = ${sql.ref(`e.${side}_account`)} and kind = 'frozen'
    where t.reference = a.out_trade_no and t.type in (${sql.join(partTypes)}) and e.amount = a.balance)`
  const { rows } = await sql<Part>`
    select a.out_trade_no as "outTradeNo", a.pay_no as "payNo", a.balance, a.state = 'open' as "isOpen",
      ${moved('to')} as frozen, ${moved('from')} as back
    from pay_attempt a where a.balance > 0`.execute(db)
  return rows
}

async function strayHoldsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select h.reason || ' hold of ' || h.left_amount || ' of user ' || h.user_id as words from hold h
    where h.state = 'held'
      and not exists (select 1 from trade_order o where o.hold_id = h.hold_id and o.state in ('paid', 'delivered'))
      and not exists (select 1 from block_order o join handover s using (order_id)
        where h.ref_type = 'blockOrder' and h.ref_id = o.order_id and h.reason = 'handover' and s.state in ('held', 'objected')
          and h.user_id = o.from_user_id and h.left_amount = o.price - o.fee)
      and not exists (select 1 from withdrawal w where w.hold_id = h.hold_id and w.ended_at is null)
      and not exists (select 1 from pay_attempt a where a.hold_id = h.hold_id and a.state = 'open')`.execute(db)
  return rows.map(({ words }) => words)
}

async function collectedOf({ gateway, database }: World): Promise<Collected[]> {
  const rows = await database.db
    .selectFrom('pay_attempt as a')
    .innerJoin('txn as t', 't.txn_id', 'a.txn_id')
    .select(['a.out_trade_no', 't.at'])
    .execute()
  const credited = new Map(rows.map((row) => [row.out_trade_no, row.at]))
  return gateway.paid().map(({ outTradeNo, totalFee, paidAt }) => ({
    outTradeNo,
    amount: totalFee,
    paidAt,
    creditedAt: credited.get(outTradeNo),
  }))
}

/** Reads everything that the checks need, past the proxies. */
export async function gather(world: World, before: Before): Promise<Evidence> {
  const { db } = world.database
  const books = await checkBooks(db)
  const compared = await reconcile(world.depsNow(), moduleDifferences, world.clock.now())
  const votes = await db.selectFrom('vote_ballot').select(['mark', 'choice as said']).execute()
  const elections = await db.selectFrom('mayor_ballot').select(['mark', 'ranks as said']).execute()
  const sent = await db.selectFrom('order_address').select(['order_id', 'street']).execute()
  const paying = await db.selectFrom('pay_order').select('pay_no').where('state', '=', 'paying').execute()
  return {
    movements: await movementsSince(db, before),
    commands: (await commandsOf(db)).filter((command) => !before.commands.has(commandKey(command))),
    collected: await collectedOf(world),
    parts: await partsOf(db),
    strayHolds: await strayHoldsOf(db),
    paying: paying.map((row) => row.pay_no),
    ballots: new Map([...votes, ...elections].map(({ mark, said }) => [mark.toString('hex'), said])),
    sentTo: new Map(sent.map((row) => [row.order_id, row.street])),
    books: { ...books, differences: [...books.differences, ...(await moduleDifferences(db))] },
    reconciliation: {
      payments: compared.payments,
      differences: compared.differences.map(({ cause, about }) => `${about}: ${causes[cause]}`),
    },
  }
}
