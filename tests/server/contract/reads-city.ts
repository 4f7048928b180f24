import { sql } from 'kysely'
import { buildApp, modules } from '../../../server/app'
import { guest } from '../../../server/http/caller'
import { startSession } from '../../../server/modules/session/start'
import { wechatSettings } from '../../../server/wechat/account'
import { demoAreaId } from '../../../demo/residents'
import { clientNo } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'
import { tenInTheMorning, testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import type { AppClient } from '../../support/server/app-client'
import { appClient } from '../../support/server/app-client'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'

/** The things of the demo city that a read names, and whose each is: `no` where a text names it. */
const things = {
  bid: `buy_id as id, user_id as owner from buy_order where state = 'open'`,
  block: `block_id as id, owner_user_id as owner from block where owner_user_id is not null`,
  cart: `cart_id as id, user_id as owner from block_cart`,
  dispute: `d.order_id as id, r.user_id as owner from dispute d join trade_order o on o.order_id = d.order_id
    join area_role r on r.area_id = d.area_id and r.role = 'mayor' and r.user_id not in (o.buyer_user_id, o.seller_user_id)
    where d.state = 'open' and o.amount <= o.arbiter_most`,
  election: `election_id as id, 0 as owner from mayor_election where state = 'seated'`,
  favourite: `ref_id as id, user_id as owner from favourite where kind = 'shop'`,
  file: `n.notice_id as id, n.user_id as owner from user_notice n join area_notice a on a.notice_id = n.ref_id
    where n.ref_type = 'areaNotice' and a.attachment <> ''`,
  handover: `order_id as id, to_user_id as owner from handover`,
  hold: `hold_id as id, user_id as owner from hold`,
  item: `item_id as id, 0 as owner from sale where state = 'on'`,
  log: `log_id as id, user_id as owner from work_log`,
  mayor: `area_id as id, user_id as owner from area_role where role = 'mayor' and area_id = ${demoAreaId}`,
  mutual: `mutual_id as id, user_id as owner from mutual_post where state = 'open'`,
  notice: `notice_id as id, user_id as owner from user_notice`,
  order: `order_id as id, buyer_user_id as owner from trade_order where state = 'done'`,
  parcel: `p.order_id as id, o.buyer_user_id as owner from order_parcel p join trade_order o on o.order_id = p.order_id`,
  pay: `0 as id, pay_no as no, user_id as owner from pay_order`,
  posted: `a.order_id as id, o.buyer_user_id as owner from order_address a join trade_order o on o.order_id = a.order_id`,
  purchase: `expand_id as id, user_id as owner from slot_purchase`,
  recharge: `recharge_id as id, user_id as owner from recharge`,
  reviewed: `o.seller_block_id as id, 0 as owner from review r join trade_order o on o.order_id = r.order_id`,
  sale: `sale_id as id, user_id as owner from sale where state = 'on'`,
  shop: `shop_id as id, user_id as owner from shop where state = 'active'`,
  sold: `order_id as id, from_user_id as owner from handover where state = 'held'`,
  spend: `spend_id as id, 0 as owner from fund_spend`,
  talk: `m.order_id as id, o.buyer_user_id as owner from order_message m join trade_order o on o.order_id = m.order_id`,
  vote: `vote_id as id, 0 as owner from vote where state = 'passed'`,
  withdrawal: `withdraw_id as id, user_id as owner from withdrawal`,
} as const
export type Thing = keyof typeof things

/** A thing, by its id or its number, and the account whose it is; 0: everybody's. */
export interface Found {
  readonly id: number
  readonly no: string
  readonly owner: number
}

/** Somebody signed in, by the app's own client. */
export interface Reader extends AppClient {
  readonly userId: number
  readonly blockId: number
  readonly token: string
}

/** The demo city behind a server that listens. */
export interface ReadsCity {
  readonly deps: TestDeps
  readonly gateway: TestGateway
  readonly guest: AppClient
  /** The one of 128, whose money, orders and listings fill the city. */
  readonly resident: Reader
  readonly find: (thing: Thing) => Promise<Found>
  /** An account in a session of its own. */
  readonly as: (userId: number) => Promise<Reader>
  readonly close: () => Promise<void>
}

async function foundIn({ db }: TestDeps, thing: Thing): Promise<Found> {
  const { rows } = await sql<Partial<Found>>`select ${sql.raw(things[thing])} order by 1 desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the demo city has no ${thing}`)
  return { id: row.id ?? 0, no: row.no ?? '', owner: row.owner ?? 0 }
}

async function readerOf(deps: TestDeps, url: string, userId: number): Promise<Reader> {
  const blocks = deps.db.selectFrom('block').select('block_id').where('owner_user_id', '=', userId)
  const block = await blocks.where('area_id', '=', demoAreaId).orderBy('block_no').executeTakeFirst()
  const blockId = block?.block_id ?? 0
  const ak = `reads-${userId}`
  const token = await startSession(deps, { userId, blockId, areaId: demoAreaId }, { ...guest, ak, platform: 'browser' })
  return { ...appClient(url, () => deps.clock.now(), { ak, token, userId }), userId, blockId, token }
}

/** What the demo leaves out: a user of the mini-program, a notice with a file, a work log and a favourite. */
async function prepare(
  { db, config, clock }: TestDeps,
  resident: Reader,
  mayor: Reader,
  shopId: number,
): Promise<void> {
  const app_id = wechatSettings(config)?.mini.appId ?? ''
  const bound = { user_id: resident.userId, app_id, open_id: 'reads', at: clock.now() }
  await db.insertInto('wechat_login').values(bound).execute()
  const words = { areaId: demoAreaId, title: '停水', content: '明天', attachment: 'demo/a.pdf' }
  const done = [
    await mayor.json('/bctNotice/add', { ...words, clientNo: clientNo() }),
    await resident.json('/log/add', { content: '浇水', clientNo: clientNo() }),
    await resident.form('/bctFav/add', { kind: 'shop', refId: shopId }),
  ]
  for (const { ok } of done) if (!ok) throw new Error('not prepared')
}

export async function readsCity(): Promise<ReadsCity> {
  const database = await demoDatabase()
  const gateway = await testGateway({ now: () => deps.clock.now() })
  const settings = { demo: true, loginKeyBits: 1024, callsPerMinute: 1_000_000, gatewayUrl: gateway.url } as const
  const deps = testDeps(database.db, settings)
  deps.clock.at = tenInTheMorning
  const app = buildApp(deps, modules)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const sessions = new Map<number, Promise<Reader>>()
  const as = (userId: number): Promise<Reader> => {
    const reader = sessions.get(userId) ?? readerOf(deps, url, userId)
    sessions.set(userId, reader)
    return reader
  }
  const at128 = deps.db.selectFrom('block').select('owner_user_id').where('area_id', '=', demoAreaId)
  const { owner_user_id: owner } = await at128.where('block_no', '=', 128).executeTakeFirstOrThrow()
  const resident = await as(owner ?? 0)
  const [mayor, shop] = [await foundIn(deps, 'mayor'), await foundIn(deps, 'shop')]
  await prepare(deps, resident, await as(mayor.owner), shop.id)
  return {
    deps,
    gateway,
    guest: appClient(url, () => deps.clock.now()),
    resident,
    as,
    find: (thing) => foundIn(deps, thing),
    close: async () => {
      await app.close()
      await gateway.close()
      await database.close()
    },
  }
}
