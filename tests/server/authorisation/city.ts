import { fen, qty } from '@contract/money'
import { guest } from '../../../server/http/caller'
import { createUser } from '../../../server/modules/session/accounts'
import { startSession } from '../../../server/modules/session/start'
import { buy, seller } from '../../support/city/block-market'
import { buySlots, openRound } from '../../support/city/expand'
import { earner, give, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { areaId, mobileOf, settle, signedIn, testServer } from '../../support/server/server'
import * as mutual from '../../support/city/mutual'
import { form } from '../../support/city/shop'
import { signedClient } from '../../support/server/signed-client'
import { clientNo, riceId, riceIn, valueOf } from '../../support/city/small-city'
import type { Thing } from './objects'
import type { Role } from './table'

/** The caller and their token, if any. */
export interface Asker {
  readonly ak: string
  readonly token: string
  readonly userId: number
}

export interface City {
  readonly server: TestServer
  readonly askers: Readonly<Record<Role, Asker>>
  readonly things: Readonly<Record<Thing, number | string>>
  /** What no answer to anybody else may contain. */
  readonly secrets: readonly string[]
  close(): Promise<void>
}

async function askersIn(server: TestServer, resident: Asker): Promise<Record<Role, Asker>> {
  const { deps } = server
  const session = async (userId: number, blockId: number, scope: 'owner' | 'manager' = 'owner') => {
    const device = { ak: 'device', platform: 'browser' }
    return { ak: device.ak, userId, token: await startSession(deps, { userId, blockId, areaId, scope }, device) }
  }
  const at = async (blockNo: number) => {
    const { userId, blockId } = await settle(server, blockNo)
    return session(userId, blockId)
  }
  const block = deps.db.selectFrom('block').select('block_id').where('owner_user_id', '=', resident.userId)
  const { block_id: ownBlockId } = await block.executeTakeFirstOrThrow()
  const blocklessId = await createUser(deps, { nickName: '新来的' })
  const [mayor, arbiter] = [await at(77), await at(409)]
  const since = { area_id: areaId, since: server.now() }
  const offices = [
    { ...since, user_id: mayor.userId, role: 'mayor' as const },
    { ...since, user_id: arbiter.userId, role: 'arbiter' as const },
  ]
  await deps.db.insertInto('area_role').values(offices).execute()
  return {
    guest: { ak: 'device', token: '', userId: 0 },
    user: await session(blocklessId, 0),
    resident,
    otherResident: await at(4040),
    manager: await session(resident.userId, ownBlockId, 'manager'),
    mayor,
    arbiter,
  }
}

type Device = Awaited<ReturnType<typeof signedIn>>

const goods = { title: '新米', content: '', thumbs: '', price: fen(680), delivery: 'meet', place: '北门' } as const
const listing = () => ({
  clientNo: clientNo(),
  itemId: riceId,
  ...goods,
  qty: qty(50_000),
  minQty: qty(5_000),
  days: 30,
})

/** A check-out of the owner, the handover it led to, and slots that wait to be paid. */
async function bought(
  server: TestServer,
  owner: Device,
): Promise<Pick<City['things'], 'cart' | 'handover' | 'purchase'>> {
  const { deps } = server
  const { block_id: blockId } = await blockOfOwner(server, owner).executeTakeFirstOrThrow()
  const buyer = { ...guest, ...owner, loginUserId: owner.userId, areaId, blockId, blockNo: 128, tokenId: 1 }
  const purchase = valueOf(await buySlots(deps, buyer, await openRound(deps)))
  const offered = await seller(deps, 6060, 9_900)
  const cart = valueOf(await buy(deps, buyer, [offered.blockId]))
  await owner.json('/bctPay/submit', { clientNo: clientNo(), payNo: cart.payNo, channel: 'balance', ver: 1 })
  const sold = deps.db.selectFrom('handover').select('order_id').where('to_user_id', '=', owner.userId)
  return {
    cart: cart.cartId,
    handover: (await sold.executeTakeFirstOrThrow()).order_id,
    purchase: purchase.expandId,
  }
}

const blockOfOwner = ({ deps }: TestServer, { userId }: Device) =>
  deps.db.selectFrom('block').select('block_id').where('owner_user_id', '=', userId)

/** One of each thing that the owner has; 9 sells rice to them. */
async function thingsOf(server: TestServer, owner: Device, mayor: Device): Promise<City['things']> {
  const { db } = server.deps
  const ofMarket = await bought(server, owner)
  await settle(server, 9)
  const farmer = await signedIn(server, 9)
  const sale = (await owner.json('/bctSale/add', listing())).data
  const bidWish = {
    itemId: riceId,
    content: '',
    price: fen(680),
    qty: qty(10_000),
    delivery: 'meet',
    place: '北门',
  } as const
  const bid = (await owner.json('/bctBuy/add', { clientNo: clientNo(), ...bidWish, days: 7 })).data
  const offer = (await farmer.json('/bctSale/add', listing())).data
  const takeWish = { saleId: offer.saleId, ver: 1, qty: 10_000, price: 680 }
  const order = (await owner.json('/bctSale/take', { clientNo: clientNo(), ...takeWish })).data
  await owner.json('/bctPay/submit', { clientNo: clientNo(), payNo: order.payNo, channel: 'balance', ver: 1 })
  const recharge = (await owner.json('/bctRecharge/add', { clientNo: clientNo(), amount: fen(5_000) })).data
  const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
  const wish = { clientNo: clientNo(), amount: fen(2_000), way: 'bank' as const, payee }
  const withdrawal = await owner.json('/bctWithdraw/add', await withPayPassword(server, wish))
  const address = await owner.json('/bctAddress/save', {
    clientNo: clientNo(),
    name: '收货人',
    mobile: '13700001234',
    regionCode: 440_305,
    street: 'secret street',
  })
  const log = (await owner.json('/log/add', { content: '浇水', clientNo: clientNo() })).data
  const shop = await owner.json('/bctShop/add', {
    clientNo: clientNo(),
    ...form({ contact: 'secret_contact' }),
  })
  const post = await owner.json('/bctMutual/add', {
    clientNo: clientNo(),
    ...mutual.form({ thanks: 0, placeDetail: 'secret place' }),
  })
  const told = await mayor.json('/bctNotice/add', {
    clientNo: clientNo(),
    areaId,
    title: '停水',
    content: '明天',
    attachment: 'demo/secret.pdf',
  })
  const block = blockOfOwner(server, owner).orderBy('block_no')
  const notice = db.selectFrom('user_notice').select('notice_id').where('user_id', '=', owner.userId)
  const hold = db.selectFrom('hold').select('hold_id').where('user_id', '=', owner.userId)
  return {
    ...ofMarket,
    sale: sale.saleId,
    bid: bid.buyId,
    order: order.orderId,
    pay: bid.payNo,
    user: owner.userId,
    recharge: recharge.rechargeId,
    withdrawal: withdrawal.data.withdrawId,
    log: log.log.logId,
    address: address.data.addressId,
    shop: shop.data.shopId,
    mutual: post.data.mutualId,
    areaNotice: told.data.areaNoticeId,
    block: (await block.executeTakeFirstOrThrow()).block_id,
    notice: (await notice.where('ref_type', '=', 'areaNotice').executeTakeFirstOrThrow()).notice_id,
    hold: (await hold.where('ref_type', '=', 'order').executeTakeFirstOrThrow()).hold_id,
  }
}

export async function authorisationCity(): Promise<City> {
  const server = await testServer({ movableClock: true })
  await riceIn(server.deps.db)
  const owner = await earner(server, 128, 10_000)
  await give(server.deps, owner.userId, 'available', 50_000)
  const askers = await askersIn(server, owner)
  const mayor = { ...signedClient(server.app, { ...askers.mayor, now: server.now }), ...askers.mayor }
  const things = await thingsOf(server, owner, mayor)
  const secrets = [
    mobileOf(128),
    'secret.pdf',
    '王小明',
    '3456789',
    'secret_contact',
    'secret place',
    'secret street',
    owner.token,
    String(things.pay),
  ]
  return { server, askers, things, secrets, close: () => server.close() }
}
