import { fen } from '@contract/money'
import * as blocks from '../pages/handovers'
import { lowPrice, ownerOf } from '../pages/handovers'
import { undoByTwo } from '../pages/admin'
import { becomePerson, becomeUserOf, inputOf, readWallet, signInByHand } from '../pages/people'
import { press } from '../pages/touch'
import { askAsStaff } from '../support/as-staff'
import type { Device, Person } from '../support/device'
import { ask, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

test.use({ city: 'handover' })
// A server of its own is started first.
test.describe.configure({ timeout: 300_000 })
test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

/** Blocks that are sold, each with another one of its owner: a run that is repeated takes the next. */
const sales = [
  [4096, 1314],
  [3500, 560],
  [621, 1314],
  [2045, 2043],
  [888, 1314],
  [2046, 560],
  [2222, 1314],
  [2052, 2043],
] as const
/** Who fills a cart, and who is quicker. */
const fillers = [91, 94, 130, 132, 36].map(ownerOf)
const rivals = [3021, 1866, 77, 12, 2107].map(ownerOf)
/** Plots of the city: four for each run. */
const plotOf = (run: number, no: number): number => 2018 + run * 4 + no
const plotPrice = fen(9_900)

const reason = '密码被他人使用'
const paidIn = fen(20_000)
const pageOf = (orderId: number) => `pages/block/handover?id=${orderId}`

const assets = async (app: AppDriver, person: Person) => ask(await deviceOf(app.serverUrl, person), '/user/assets', {})

/** From the market to two handovers, with both new passwords written down: the orders, and the passwords by block. */
async function buyBoth(app: AppDriver, buyer: Device, blockNos: readonly number[]) {
  await becomeUserOf(app, buyer)
  await blocks.putIntoCart(app, blockNos)
  await press(app, '购物车')
  await press(app, '结算')
  await expect(app.screen().getByRole('alertdialog').getByText('请先备好纸笔', { exact: false })).toBeVisible()
  await press(app, '我备好了')
  await app.screenshot('blocks-cashier')
  await press(app, '付款 ¥149.00')
  await expect(app.screen().getByText(/^\d+ 归你了$/)).toBeVisible({ timeout: 20_000 })
  const orders = await blocks.ordersOf(buyer, 'paid')
  const passwords = new Map<number, string>()
  for (const [at, { blockNo }] of orders.entries()) {
    if (at > 0)
      await app
        .screen()
        .getByRole('button', { name: /同一付款单的另一块/ })
        .tap()
    await expect(app.screen().getByText(`${blockNo} 归你了`)).toBeVisible()
    passwords.set(blockNo, await blocks.writeDown(app))
  }
  return { orders, passwords }
}

test(
  'a newcomer buys a plot and a resident’s block and moves in; the seller objects, and two operators undo that sale to the fen',
  { tag: ['@first', '@on-h5'] },
  async ({ app }, { repeatEachIndex: run }) => {
    const [soldNo, homeNo] = sales[run % sales.length] ?? sales[0]
    const [home, plotNo] = [ownerOf(homeNo), plotOf(run, 0)]
    await blocks.offerLow(app.serverUrl, ownerOf(soldNo))
    const before = await assets(app, home)
    const buyer = await blocks.newcomer(app, `1880000${String(run).padStart(4, '0')}`, paidIn)
    const purse = await ask(buyer, '/user/assets', {})

    const { orders, passwords } = await buyBoth(app, buyer, [soldNo, plotNo])
    expect(orders.map(({ blockNo }) => blockNo).sort()).toEqual([soldNo, plotNo].sort())
    const sale = orders.find(({ blockNo }) => blockNo === soldNo)
    if (!sale) throw new Error('the resident’s block has an order')
    await app.open(pageOf(sale.orderId))
    await expect(
      app.screen().getByText('密码已显示。如遗忘，可用手机号找回'),
      'also when it is opened anew',
    ).toBeVisible()
    await app.screenshot('handover-buyer')
    await signInByHand(app, { blockNo: soldNo, password: passwords.get(soldNo) ?? '' })
    await app.open('pages/block/info')
    await expect(app.screen().getByText('我的区块')).toBeVisible()
    await expect(app.screen().getByText('正常', { exact: true })).toBeVisible()

    await becomePerson(app, home)
    await app.open(pageOf(sale.orderId))
    await expect(app.screen().getByText('冻结中，将进收入')).toBeVisible()
    expect((await assets(app, home)).frozen, 'a day’s hold').toBe(before.frozen + lowPrice - sale.fee)
    await app.screenshot('handover-seller')
    await press(app, '申诉：不是我转让的')
    await inputOf(app.screen(), '何时发现、密码可能怎样泄露').fill('昨晚手机被人拿走过，不是我转让的')
    await app.screenshot('handover-object')
    await press(app, '提交申诉')
    await expect(app.screen().getByText('等平台 · 裁定申诉')).toBeVisible()

    await undoByTwo(app.serverUrl, sale.no, reason)
    await app.open(pageOf(sale.orderId))
    await expect(app.screen().getByText('过户已撤销')).toBeVisible()
    await expect(app.screen().getByText(`申诉成立：${reason}`)).toBeVisible()
    expect(await blocks.writeDown(app), 'the seller has a new password').toMatch(/^\d{16}$/)
    await app.screenshot('handover-undone')
    expect(await assets(app, home), 'to the fen').toEqual(before)
    await signInByHand(app, { blockNo: plotNo, password: passwords.get(plotNo) ?? '' })
    const { frozen, income } = purse
    const left = { available: purse.available - plotPrice, frozen, income }
    expect(await readWallet(app), 'the plot alone is paid for, and is still theirs').toEqual(left)
    const day = new Date(buyer.server.now()).toISOString().slice(0, 10)
    const { differences } = await askAsStaff(app.serverUrl, '周琪', '/admin/books/check', { day })
    expect(differences.filter(({ cause }) => cause === 'books')).toEqual([])
  },
)

test('when one block of a cart is gone nothing is reserved, and the rest is taken in one tap', async ({ app }, {
  repeatEachIndex: run,
}) => {
  const [filler, rival] = [fillers[run % fillers.length], rivals[run % rivals.length]]
  if (!filler || !rival) throw new Error('two who want one block')
  const plots = [1, 2, 3].map((no) => plotOf(run, no))
  await blocks.takeTheRest(app, { filler, rival, plots, toCart: () => press(app, '购物车') })
})
