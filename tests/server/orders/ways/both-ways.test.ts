/** @jest-environment node */
import { fen, qty } from '@contract/money'
import type { PartyAct } from '@contract/orders/transitions'
import { partyActs } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Caller } from '../../../../server/http/caller'
import { checkBooks } from '../../../../server/ledger/check-books'
import { beginSelling, sellOptimistically, sellTheLongWay } from '../../../../server/modules/market/bids/take'
import { ordersFromBids } from '../../../../server/modules/orders/open-from-bid'
import { beginTaking, takeOptimistically, takeTheLongWay } from '../../../../server/modules/orders/take'
import { act, actBriefly, theLongWay } from '../../../../server/modules/orders/act'
import { addRiceBid } from '../../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../../support/database/database'
import { everyRow } from '../../../support/database/every-row'
import type { Parties } from '../../../support/city/order-steps'
import { addRice, emptyCity, payFor, resident, valueOf } from '../../../support/city/small-city'
import type { Heard } from '../../cost/heard'
import { hearStatements } from '../../cost/heard'

/** Ids in the order in which they are asked for, from a new start for each act. */
class CountedIds {
  constructor(private last = 1_000_000) {}
  next(): number {
    this.last += 1
    return this.last
  }
  startAfresh(): void {
    this.last += 1_000 - (this.last % 1_000)
  }
}

interface City extends Parties {
  readonly database: TestDatabase
  readonly deps: TestDeps & { readonly ids: CountedIds }
  readonly way: typeof theLongWay
  readonly saleId: number
}

async function found(way: City['way']): Promise<City> {
  const empty = await emptyCity()
  const deps = { ...empty.deps, ids: new CountedIds(), random: { bytes: (count: number) => Buffer.alloc(count, 7) } }
  const [buyer, seller] = [await resident(deps, 128, 100_000_000), await resident(deps, 3021, 100_000)]
  const { saleId } = valueOf(await addRice(deps, seller, { clientNo: 'a listing of the city', qty: qty(1_000_000) }))
  for (const [caller, kind] of [[seller, 'sold'] as const, [buyer, 'delivery'] as const]) {
    await deps.db.insertInto('news_consent').values({ user_id: caller.userId, kind, left_over: 2 }).execute()
  }
  return { database: empty.database, deps, buyer, seller, way, saleId }
}

let cities: readonly [short: City, long: City]
let heard: Heard
beforeAll(async () => {
  cities = [await found({ act, actBriefly }), await found(theLongWay)]
  heard = hearStatements()
})
afterAll(async () => {
  heard.stop()
  for (const { database, deps } of cities) {
    expect((await checkBooks(deps.db)).differences).toEqual([])
    await database.close()
  }
})

const said = { text: '话', images: '', reason: 'damaged', stars: 4, amount: fen(100) } as const
const calls = { pay: '/bctPay/submit', cancel: '/bctPay/cancel' } as const
const brief = (what: PartyAct) => what === 'pay' || what === 'cancel'

interface Step {
  readonly by: 'buyer' | 'seller'
  readonly what: PartyAct
}
const step = (text: string): Step => {
  const [by, what] = text.split(' ')
  return { by: by === 'seller' ? 'seller' : 'buyer', what: what as PartyAct }
}

let done = 0
const acted = new Set<PartyAct>()

/** One act on the same order in both cities, each its own way; says how many journeys the short one took. */
async function both(order: { readonly id: number; readonly ver: number }, { by, what }: Step): Promise<number> {
  const input = { clientNo: `act number ${++done}`, ...order }
  const results: unknown[] = []
  let journeys = 0
  for (const city of cities) {
    const caller: Caller = city[by]
    city.deps.ids.startAfresh()
    heard.take()
    const asked = [city.deps, caller, input] as const
    const result = brief(what)
      ? await city.way.actBriefly(...asked, { call: calls[what as 'pay'], act: what })
      : await city.way.act(...asked, { call: `/bctOrder/${what}`, act: what, said })
    if (city === cities[0]) journeys = heard.take().length
    results.push(valueOf<unknown>(result))
  }
  expect(results[0]).toEqual(results[1])
  const [short, long] = [await everyRow(cities[0].deps.db), await everyRow(cities[1].deps.db)]
  expect(Object.keys(short).length).toBeGreaterThan(40)
  expect(short).toEqual(long)
  acted.add(what)
  return journeys
}

/** One new order in both cities, each its own way; says how many journeys the short one took. */
async function opened(
  open: (city: City, isShort: boolean) => Promise<Result<{ readonly orderId: number }, Refusal> | undefined>,
) {
  const answers: unknown[] = []
  let [id, journeys] = [0, 0]
  for (const city of cities) {
    city.deps.ids.startAfresh()
    heard.take()
    const result = await open(city, city === cities[0])
    if (city === cities[0]) journeys = heard.take().length
    const answer = valueOf(result ?? err('nothing was done at once'))
    id = answer.orderId
    answers.push(answer)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await everyRow(cities[0].deps.db)).toEqual(await everyRow(cities[1].deps.db))
  return { id, journeys }
}

/** Goods of the listing are reserved; that writes at once from the first time on, because it moves no money. */
async function taken(quantity: number): Promise<number> {
  const no = `taking number ${++done}`
  const { id, journeys } = await opened(async ({ deps, buyer, saleId }, isShort) => {
    const taking = await beginTaking(deps, buyer, { clientNo: no, saleId, ver: 1, qty: qty(quantity), price: fen(680) })
    return isShort ? takeOptimistically(taking) : takeTheLongWay(taking)
  })
  expect(journeys).toBe(3)
  return id
}

/** None of these rows holds the moment of its writing by the machine's clock, so none is left out. */
describe('an act written at once leaves every row as one written step by step', () => {
  it('opens the accounts of a first trade the long way', async () => {
    const id = await taken(5_000)
    expect(await both({ id, ver: 1 }, step('buyer pay'))).toBeGreaterThan(2)
    expect(await both({ id, ver: 2 }, step('buyer confirm'))).toBeGreaterThan(2)
  })

  it.each([
    ['a trade that goes well', ['buyer pay', 'seller deliver', 'buyer confirm', 'buyer rate', 'seller rate']],
    ['a second message, and none for a third', ['buyer pay', 'seller deliver', 'buyer confirm']],
    ['one that needs no delivery', ['buyer pay', 'buyer confirm', 'seller rate']],
    ['one that is cancelled', ['buyer cancel']],
    ['one that is refused', ['buyer pay', 'seller refuse', 'buyer rate']],
    ['more time to deliver', ['buyer pay', 'buyer extend', 'seller deliver', 'seller extend', 'buyer confirm']],
    ['both agree to end it', ['buyer pay', 'buyer askCancel', 'seller agreeCancel']],
    ['they do not agree', ['buyer pay', 'seller askCancel', 'buyer denyCancel', 'seller refuse']],
    [
      'what was asked is taken back',
      ['buyer pay', 'buyer askCancel', 'buyer withdrawCancel', 'buyer askCancel', 'seller refuse'],
    ],
    ['delivered while asked to end it', ['buyer pay', 'buyer askCancel', 'seller deliver', 'seller agreeCancel']],
    ['confirmed while asked to end it', ['buyer pay', 'seller deliver', 'seller askCancel', 'buyer confirm']],
    ['a part agreed to', ['buyer pay', 'seller deliver', 'buyer refundPart', 'seller agreePart', 'buyer rate']],
    ['a part offered', ['buyer pay', 'seller deliver', 'seller refundPart', 'buyer agreePart', 'seller rate']],
    [
      'no part of it',
      [
        'buyer pay',
        'seller deliver',
        'buyer refundPart',
        'seller denyPart',
        'seller refundPart',
        'seller withdrawPart',
      ],
    ],
    ['confirmed while asked for a part', ['buyer pay', 'seller deliver', 'buyer refundPart', 'buyer confirm']],
  ] as const)('%s', async (_name, steps) => {
    const id = await taken(5_000)
    for (const [index, text] of steps.entries()) {
      expect(await both({ id, ver: index + 1 }, step(text))).toBe(2)
      for (const { deps } of cities) deps.clock.forward(60_000)
    }
  })

  it('a dispute goes the long way, and so does all that follows it', async () => {
    const id = await taken(5_000)
    const steps = [
      'buyer pay',
      'seller deliver',
      'buyer dispute',
      'seller evidence',
      'buyer undispute',
      'buyer confirm',
    ]
    for (const [index, text] of steps.entries()) {
      const journeys = await both({ id, ver: index + 1 }, step(text))
      if (index < 2) expect(journeys).toBe(2)
      else expect(journeys).toBeGreaterThan(2)
    }
  })

  it('the last goods of a listing, given back and bought again', async () => {
    const { db } = cities[0].deps
    const { qty_left: left } = await db.selectFrom('sale').select('qty_left').executeTakeFirstOrThrow()
    expect(await both({ id: await taken(left), ver: 1 }, step('buyer cancel'))).toBe(2)
    expect(await both({ id: await taken(left), ver: 1 }, step('buyer pay'))).toBe(2)
  })

  it('sales into a bid, and the last one that fills it', async () => {
    const bids: number[] = []
    for (const { deps, buyer } of cities) {
      deps.ids.startAfresh()
      const bid = valueOf(await addRiceBid(deps, buyer, { clientNo: 'a bid of the city' }))
      valueOf(await payFor(deps, buyer, bid.payNo, 1, 'its payment'))
      bids.push(bid.buyId)
    }
    for (const quantity of [50_000, 150_000]) {
      const clientNo = `selling number ${++done}`
      const { id, journeys } = await opened(async ({ deps, seller }, isShort) => {
        const input = { clientNo, buyId: bids[0] ?? 0, ver: 2, qty: qty(quantity), price: fen(650) }
        const selling = await beginSelling(deps, ordersFromBids, seller, input)
        return isShort ? sellOptimistically(selling) : sellTheLongWay(selling)
      })
      expect(journeys).toBe(3)
      expect(await both({ id, ver: 1 }, step('buyer confirm'))).toBe(2)
    }
    expect(await cities[0].deps.db.selectFrom('buy_order').select(['state', 'qty_left']).execute()).toEqual([
      { state: 'filled', qty_left: 0 },
    ])
  })

  it('has done every act that is not about a decision', () => {
    const decisions: readonly PartyAct[] = ['accept', 'appeal']
    expect([...acted].sort()).toEqual(partyActs.filter((one) => !decisions.includes(one)).sort())
  })
})
