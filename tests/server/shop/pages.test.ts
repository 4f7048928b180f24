import { shops } from '@contract/shop/limits'
import { guest } from '../../../server/http/caller'
import { setSwitch } from '../../support/admin/access'
import { count } from '../../../server/modules/area/service'
import { listShops, readContact, readShop } from '../../../server/modules/shop/info'
import type { TestDeps } from '../../support/database/database'
import { tenInTheMorning } from '../../support/database/database'
import { refusalOf } from '../../support/city/outcomes'
import * as shop from '../../support/city/shop'
import { dayMs, work } from '../../support/city/shop'
import { areaId, inSmallCity, payFor, resident, rice, riceIn, valueOf } from '../../support/city/small-city'
import { readModules, readTodo } from '../../support/city/community'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, shop.shopFaults)

const list = (wish: object = {}) =>
  listShops(deps, 0, { areaId, page: 1, q: '', cursor: undefined, category: undefined, ...wish })

it('is found by a term of it, as a pay order names it, by nobody but its owner', async () => {
  const { owner, shopId } = await shop.unpaidShop(deps)
  const { termId } = valueOf(await shop.order(deps, owner, shopId))
  const page = valueOf(await readShop(deps, { ...owner, blockId: 1 }, { termId }))
  expect(page).toMatchObject({ shopId, own: { unpaid: { termId } } })
  for (const by of [guest, await resident(deps, 12)])
    expect(refusalOf(await readShop(deps, by, { termId }))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await readShop(deps, owner, {}))).toMatchObject({ reason: 'NOT_FOUND' })
})

describe('the list', () => {
  it('shows open shops by level and age, counts them, and finds them by name, number and category, never by contact', async () => {
    await shop.openShop(deps, 12, { name: '城门汤铺', slogan: '卖完收摊', contact: '19900000012' })
    await shop.openShop(deps, 409, { level: 'naming' })
    await shop.openShop(deps, 132, { name: '拾光旧书', category: 'other' })
    await shop.openShop(deps, 2107, { level: 'street', name: '林师傅修表', category: 'repair' })
    await shop.unpaidShop(deps, 94)
    const all = valueOf(await list())
    // Where it is, not where it stands in the list.
    expect(all.data[0]?.place).toBe(shop.form().place)
    expect(all.data.map(({ blockNo }) => blockNo)).toEqual([409, 2107, 12, 132])
    expect(all.counts).toEqual({ all: 4, food: 2, repair: 1, craft: 0, visit: 0, other: 1 })
    expect(all.data[0]).toMatchObject({ thumb: 'demo/tea.svg', acts: [], isMine: false })
    const found = async (wish: object) => valueOf(await list(wish)).data.map(({ blockNo }) => blockNo)
    expect(await found({ category: 'food' })).toEqual([409, 12])
    expect([await found({ q: '汤' }), await found({ q: '2107' }), await found({ q: '收摊' })]).toEqual([
      [12],
      [2107],
      [12],
    ])
    expect([await found({ q: '19900000012' }), await found({ q: '%' })]).toEqual([[], []])
  })

  it('goes on after its fifteenth row', async () => {
    for (let no = 1; no <= 17; no += 1) await shop.openShop(deps, no)
    const first = valueOf(await list())
    const rest = valueOf(await list({ page: 2, cursor: first.cursor }))
    expect([first.data.length, first.total, rest.data.map(({ blockNo }) => blockNo)]).toEqual([15, 17, [16, 17]])
    expect(rest.counts).toBeUndefined()
    expect(valueOf(await list({ page: 2 })).data.map(({ blockNo }) => blockNo)).toEqual([16, 17])
    expect(valueOf(await list({ cursor: 'abc' })).data).toEqual([])
  })
})

it('gives a contact to who is signed in, of fifty shops a day, and to its owner always', async () => {
  const { owner, shopId } = await shop.openShop(deps)
  const page = valueOf(await readShop(deps, guest, { shopId }))
  expect(page.contact).toEqual({ kind: 'phone', text: '199****0409' })
  const reader = await resident(deps, 12)
  expect(valueOf(await readContact(deps, reader, shopId))).toEqual({ kind: 'phone', text: '19900000409' })
  const seen = await shop.shopOf(deps, shopId)
  const copies = Array.from({ length: 50 }, (_, index) => ({
    ...seen,
    shop_id: deps.ids.next(),
    no: `S-${index}`,
    state: 'hidden' as const,
    closes_at: null,
    due_at: null,
    ended_at: 1,
  }))
  await deps.db.insertInto('shop').values(copies).execute()
  await deps.db
    .insertInto('shop_contact')
    .values(
      copies
        .slice(0, 49)
        .map(({ shop_id }) => ({ user_id: reader.userId, day: tenInTheMorning - 10 * 3_600_000, shop_id })),
    )
    .execute()
  expect((await readContact(deps, reader, shopId)).ok).toBe(true)
  await deps.db.deleteFrom('shop_contact').where('shop_id', '=', shopId).execute()
  const last = copies[49]
  await deps.db
    .insertInto('shop_contact')
    .values({ user_id: reader.userId, day: tenInTheMorning - 10 * 3_600_000, shop_id: last?.shop_id ?? 0 })
    .execute()
  expect(refusalOf(await readContact(deps, reader, shopId))).toMatchObject({ reason: 'LIMIT' })
  expect((await readContact(deps, owner, shopId)).ok).toBe(true)
  deps.clock.at = tenInTheMorning + dayMs
  expect((await readContact(deps, reader, shopId)).ok).toBe(true)
  expect(refusalOf(await readContact(deps, reader, last?.shop_id ?? 0))).toMatchObject({ reason: 'CLOSED' })
  await deps.db.deleteFrom('shop_contact').execute()
  await deps.db.deleteFrom('shop').where('shop_id', '<>', shopId).execute()
})

it('shows what its block sells, a listing without a picture by that of its item', async () => {
  await riceIn(deps.db).catch(() => undefined)
  await deps.db.updateTable('item').set({ picture: 'demo/rice.svg' }).execute()
  const { owner, shopId } = await shop.openShop(deps)
  const { saleId } = await rice(deps, owner)
  const page = valueOf(await readShop(deps, guest, { shopId }))
  expect(page).toMatchObject({
    onSale: 1,
    listings: [
      {
        saleId,
        thumb: 'demo/rice.svg',
        category: '粮食',
        unit: '千克',
        delivery: 'meet',
        place: '北门',
        price: 680,
      },
    ],
  })
})

it('stands on the home: its line, and what waits for its owner, until that is done', async () => {
  const line = async () =>
    valueOf(await readModules(deps, guest, areaId)).modules.find(({ name }) => name === 'shop')?.line
  const todo = async (caller: Parameters<typeof readTodo>[1]) => valueOf(await readTodo(deps, caller, { areaId })).rows
  const badge = async (caller: Parameters<typeof readTodo>[1]) => valueOf(await count(deps, caller, areaId, 0))
  expect(await line()).toBe('暂无商铺')
  const { owner, shopId } = await shop.unpaidShop(deps)
  const before = await badge(owner)
  expect(await todo(owner)).toMatchObject([
    {
      type: 'shop',
      refId: shopId,
      payNo: '',
      title: '听雨茶舍',
      value: '¥99.00',
      turn: { what: '付款', otherwise: '释放席位' },
    },
  ])
  const { payNo } = valueOf(await shop.order(deps, owner, shopId))
  expect(await todo(owner)).toMatchObject([{ payNo }])
  valueOf(await payFor(deps, owner, payNo))
  expect([await line(), await todo(owner), await badge(owner)]).toEqual(['营业 1 家', [], before - 1])
  deps.clock.forward(90 * dayMs - 14 * dayMs - 1)
  expect(await todo(owner)).toEqual([])
  deps.clock.forward(1)
  expect(await todo(owner)).toMatchObject([{ turn: { what: '续期', otherwise: '到期下架' } }])
  expect(await badge(owner)).toBe(before)
  const elsewhere = { ...owner, platform: 'messenger' }
  await setSwitch(deps.db, areaId, { name: 'shop', platform: 'messenger', on: false })
  expect([await todo(elsewhere), await badge(elsewhere)]).toEqual([[], before - 1])
  expect([(await todo(owner)).length, await badge(owner)]).toEqual([1, before])
  deps.clock.forward(shops.renewMs)
  await work(deps)
  expect(await line()).toBe('暂无商铺')
})
