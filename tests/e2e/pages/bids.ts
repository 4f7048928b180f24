import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput, ApiPath } from '@contract/endpoints/all'
import { demoAreaId as areaId } from '../../../server/demo/residents'
import type { Caller, Who } from '../../support/process-call'
import { caller } from '../../support/process-call'
import type { AppDriver } from '../support/driver'
import { handed } from '../support/environment'
import { expect } from '../support/test'
import type { Person } from './people'

/** A person's own device beside the app that is driven. */
export interface Device {
  readonly server: Caller
  readonly who: Required<Who>
}

export async function deviceOf({ blockNo, password }: Person): Promise<Device> {
  const server = await caller(handed('server'))
  return { server, who: await server.signIn(blockNo, password, `e2e-device-${blockNo}`) }
}

/** Calls as that device; throws when the server refuses. */
export async function ask<P extends ApiPath>(
  { server, who }: Device,
  path: P,
  input: ApiInput<P>,
): Promise<ApiOutput<P>> {
  const answer = await server.call(path, input, who)
  if (answer.code !== 200) throw new Error(`${path}: ${answer.reason ?? answer.msg}`)
  return answer.data
}

export const clientNo = () => randomUUID()

/** Bids for three times the least quantity of the first item, not yet paid. */
export async function addBid(device: Device): Promise<ApiOutput<'/bctBuy/add'>> {
  const items = await ask(device, '/bctItem/list', { areaId })
  const item = items[0]
  if (!item) throw new Error('the city has no items')
  return ask(device, '/bctBuy/add', {
    clientNo: clientNo(),
    itemId: item.itemId,
    price: 333,
    qty: item.minQty * 3,
    content: '三份',
    delivery: 'meet',
    place: '北门',
    days: 7,
  })
}

/** Pays the bid at its cashier. */
export async function payBid(app: AppDriver, buyId: number): Promise<void> {
  await app.open(`pages/index/buyPay?buyId=${buyId}`)
  await expect(app.screen().getByText('付款时限')).toBeVisible()
  await app.screenshot('bid-cashier')
  await app
    .screen()
    .getByRole('button', { name: /^付款 ¥/ })
    .tap()
  await expect(app.screen().getByText('等成交')).toBeVisible()
}

/** Closes the newest open bid in my bids, through the box that says how much comes back. */
export async function closeNewestBid(app: AppDriver): Promise<void> {
  await app.open('pages/user/buy?tab=bids')
  const close = app.screen().getByRole('button', { name: '关闭求购', exact: true }).first()
  await expect(close).toBeVisible()
  await app.screenshot('my-bids')
  await close.tap()
  await app
    .screen()
    .getByRole('button', { name: /^关闭并退回/ })
    .tap()
}
