import { partyActs } from '@contract/orders/transitions'
import { ask, deviceOf } from '../../support/device'
import type { AppDriver } from '../../support/driver'
import { expect } from '../../support/test'
import { addBid } from '../bids'
import { arbiter, pairOf } from '../people'
import { actsOf, buyFrom, everyAct, idOf, runningOrder } from './prepared'
import type { View } from './views'

const devicesOf = async (app: AppDriver) => {
  const { buyer, seller } = pairOf('axe', app)
  const others = [buyer, seller, pairOf('uploads', app).buyer, arbiter]
  const [buying, selling, other, judging] = await Promise.all(others.map((one) => deviceOf(app.serverUrl, one)))
  if (!buying || !selling || !other || !judging) throw new Error('four people take part')
  return { buying, selling, other, judging }
}

const sheetOf = (act: string, id: number): View => ({ route: 'order', query: `?id=${id}&act=${act}`, popup: true })

/** What this person can open on orders; paying has a page of its own. */
const sheets = (acts: ReadonlyMap<string, number>): View[] =>
  [...acts].filter(([act]) => act !== 'pay').map(([act, id]) => sheetOf(act, id))

/** What opens on an order, a bid and a listing. */
interface States {
  readonly asBuyer: readonly View[]
  readonly asSeller: readonly View[]
}

const prepared = new Map<string, Promise<States>>()

async function prepare(app: AppDriver): Promise<States> {
  const { buying, selling, other, judging } = await devicesOf(app)
  await everyAct({ buyer: buying, seller: selling, other, arbiter: judging })
  const unpaid = await buyFrom(buying, selling, false)
  const { buyId } = await addBid(buying)
  const [mine, theirs] = [await actsOf(buying), await actsOf(selling)]
  const known = new Set([...mine.keys(), ...theirs.keys()])
  expect(
    partyActs.filter((act) => !known.has(act)),
    'acts that nobody can open',
  ).toEqual([])
  const own = await ask(selling, '/bctSale/list', { areaId: selling.user.blockAreaId, mine: 1 })
  return {
    asBuyer: [
      { route: 'salePay', query: `?orderId=${unpaid}` },
      { route: 'buyPay', query: `?buyId=${buyId}` },
      ...sheets(mine),
    ],
    asSeller: [
      { route: 'order', query: `?id=${await runningOrder(selling, 'sale')}` },
      { route: 'saleAdd', query: `?saleId=${idOf('own listing', own.data[0]?.saleId)}` },
      ...sheets(theirs),
      { route: 'sellBoard', taps: [/^卖给/], popup: true },
    ],
  }
}

/** The states of a city, which is prepared once. */
export function statesOf(app: AppDriver): Promise<States> {
  const states = prepared.get(app.serverUrl) ?? prepare(app)
  prepared.set(app.serverUrl, states)
  return states
}
