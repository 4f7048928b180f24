import { dayMs } from '@contract/durations'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { caller } from '../../support/server/process-call'
import type { Device, Person } from '../support/device'
import { ask, clientNo, deviceOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { gatewayOf, newestOrder } from './gateway'
import { becomePerson, inputOf, operator } from './people'
import { press } from './touch'

/** A low price, so that no payment password is asked for. */
export const lowPrice = fen(5_000)

/** Somebody new, with money that was paid in: no block, and nothing bought so far. */
export async function newcomer(app: AppDriver, mobile: string, amount: Fen): Promise<Device> {
  const device = await byMobile(app.serverUrl, mobile)
  const { payNo, ver } = await ask(device, '/bctRecharge/add', { clientNo: clientNo(), amount })
  await ask(device, '/bctPay/submit', { clientNo: clientNo(), payNo, channel: 'wechat', ver })
  const gateway = await gatewayOf(app, operator)
  const { outTradeNo } = await newestOrder(gateway, payNo)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ out_trade_no: outTradeNo, act: 'pay' })
  await fetch(`${gateway}/sandbox/act`, { method: 'POST', headers, body })
  const purse = () => ask(device, '/user/assets', {})
  // A recharge may bring a gift besides.
  await expect.poll(async () => (await purse()).available, { timeout: 20_000 }).toBeGreaterThanOrEqual(amount)
  return device
}

/** Signs in by a code that is sent to this number: as a person, not as a block. */
export const byMobile = (serverUrl: string, mobile: string): Promise<Device> =>
  byCode(serverUrl, mobile, { agreedAt: Date.parse('2100-01-01') })

/** The same of somebody who has ticked nothing. */
export const neverAgreed = (serverUrl: string, mobile: string): Promise<Device> => byCode(serverUrl, mobile, {})

async function byCode(serverUrl: string, mobile: string, ticked: { readonly agreedAt?: number }): Promise<Device> {
  const server = await caller(serverUrl)
  const device = { ak: `e2e-${mobile}` }
  await server.call('/sms/send', { mobile, purpose: 'login' }, device)
  const { data } = await server.call('/admin/smsOutbox', {}, device)
  const code = /\d{6}/.exec(data.messages.find((one) => one.mobile === mobile)?.text ?? '')?.[0] ?? ''
  const answer = await server.call('/sms/login', { areaId, mobile, code, ...ticked }, device)
  if (answer.code !== 200) throw new Error(`no login by a code: ${answer.msg}`)
  return { server, user: answer.data, who: { ...device, token: answer.data.token, userId: answer.data.userId } }
}

/** Somebody who sells blocks in the demo city, as the owner of this one. */
export const ownerOf = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** A block as the market shows it. */
async function offerOf(device: Device, blockNo: number) {
  const { data } = await ask(device, '/block/list', { areaId, noFrom: blockNo, noTo: blockNo })
  const [row] = data
  if (!row) throw new Error(`no block ${blockNo}`)
  return { blockId: row.blockId, ver: row.ver, price: row.price ?? fen(0) }
}

/** The owner offers their block at a low price, anew when it is offered already. */
export async function offerLow(serverUrl: string, owner: Person): Promise<void> {
  const device = await deviceOf(serverUrl, owner)
  const edit = async (transfer: { readonly price: Fen; readonly until: number } | null) => {
    const { ver } = await ask(device, '/blockInfo/info', {})
    await ask(device, '/block/edit', { clientNo: clientNo(), ver, transfer })
  }
  if ((await ask(device, '/blockInfo/info', {})).state === 'transfer') await edit(null)
  await edit({ price: lowPrice, until: device.server.now() + dayMs })
}

/** Checks blocks out for somebody; the check-out, which waits for its money. */
export async function reserve(device: Device, blockNos: readonly number[]) {
  const lines = await Promise.all(blockNos.map((blockNo) => offerOf(device, blockNo)))
  return ask(device, '/block/carPay', { clientNo: clientNo(), lines })
}

/** Puts blocks into the cart on the page where blocks are found, by their numbers. */
export async function putIntoCart(app: AppDriver, blockNos: readonly number[]): Promise<void> {
  await app.open('pages/category/index')
  for (const blockNo of blockNos) {
    const search = inputOf(app.screen(), '门牌号，如 3021')
    await search.fill(String(blockNo))
    await search.press('Enter')
    await app
      .screen()
      .getByRole('button', { name: `加入购物车，${blockNo}`, exact: true })
      .tap()
    await expect(app.screen().getByRole('button', { name: `移出购物车，${blockNo}`, exact: true })).toBeVisible()
  }
}

/** Shows the new founder password on the page of a handover, and leaves it as written down. */
export async function writeDown(app: AppDriver): Promise<string> {
  await app.screen().getByRole('button', { name: '显示密码' }).tap()
  const done = app.screen().getByRole('button', { name: '我抄好了' })
  await expect(done).toBeVisible()
  const spoken = await app
    .screen()
    .getByLabel(/^新创始密码 /)
    .getAttribute('aria-label')
  await done.tap()
  await expect(app.screen().getByText('密码已显示。如遗忘，可用手机号找回')).toBeVisible()
  return (spoken ?? '').replace(/\D/g, '')
}

/** The orders of the newest check-out of somebody, in the order of their handovers. */
export async function ordersOf(device: Device, tab: 'unpaid' | 'paid') {
  const { data } = await ask(device, '/bctPay/list', { tab })
  const pay = data.find(({ bizType }) => bizType === 'cart')
  if (!pay) throw new Error('no check-out')
  return (await ask(device, '/block/carInfo', { cartId: pay.bizId })).orders
}

/** Who fills a cart with these plots, who is quicker with the first, and the way from the page of blocks to the cart. */
interface Rivalry {
  readonly filler: Person
  readonly rival: Person
  readonly plots: readonly number[]
  readonly toCart: () => Promise<void>
}

/** One block of a cart is gone when it is checked out: nothing is reserved, and the rest is taken in one tap. */
export async function takeTheRest(app: AppDriver, { filler, rival, plots, toCart }: Rivalry): Promise<void> {
  const [lost = 0, ...rest] = plots
  await becomePerson(app, filler)
  await putIntoCart(app, plots)
  await toCart()
  await expect(app.screen().getByRole('checkbox', { name: `选 ${lost}` })).toBeVisible()
  await reserve(await deviceOf(app.serverUrl, rival), [lost])

  await press(app, '结算')
  const sheet = app.screen().getByRole('dialog', { name: '未下单' })
  await expect(sheet.getByText('3 块里有 1 块刚有变化', { exact: false })).toBeVisible()
  await expect(sheet.getByText('还能买')).toHaveCount(rest.length)
  await app.screenshot('moved-sheet')
  const device = await deviceOf(app.serverUrl, filler)
  const unpaid = async () => (await ask(device, '/bctPay/list', { tab: 'unpaid' })).data.map(({ bizType }) => bizType)
  expect(await unpaid(), 'nothing is reserved').not.toContain('cart')
  await sheet.getByRole('button', { name: '买另外 2 块 ¥198.00' }).tap()
  await expect(app.screen().getByRole('button', { name: '付款 ¥198.00' })).toBeVisible()
  expect((await ordersOf(device, 'unpaid')).map(({ blockNo }) => blockNo).sort()).toEqual(rest)
}
