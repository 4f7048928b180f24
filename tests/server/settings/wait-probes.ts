import { dayMs } from '@contract/durations'
import { fen } from '@contract/money'
import type { PartyAct } from '@contract/orders/transitions'
import type { WaitKey } from '@contract/settings/waits'
import { runDue } from '../../../server/jobs/jobs'
import type { Caller } from '../../../server/http/caller'
import { readConfig } from '../../../server/modules/area/service'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import { addRiceBid } from '../../support/city/bids'
import { buy, newcomer, seller as offering } from '../../support/city/block-market'
import { neighbour, postOf, publish } from '../../support/city/mutual'
import { partyAct } from '../../support/city/order-steps'
import { addRice, areaId, clientNo, payFor, resident, takeRice, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

/** A city in which rice is for sale. */
export interface City {
  readonly deps: TestDeps
  readonly seller: Caller
  readonly saleId: number
}

/** How a wait is changed, and seen. */
export interface Probe {
  /** What it becomes, in its unit. */
  readonly value: number
  /** It begins and ends on the day before the turn. */
  readonly isEarly?: true
  /** Begins something that will wait; what it gives says then for how long, in milliseconds. */
  readonly begin: (city: City) => Promise<() => Promise<number>>
}

let blockNo = 600
/** A number where nobody lives. */
const freeNo = () => (blockNo += 1)

/** What the app is told of the waits of the city. */
export async function toldIn({ deps }: Pick<City, 'deps'>) {
  const { terms, waits } = valueOf(await readConfig(deps, areaId, { hostname: 'localhost', protocol: 'https' }))
  return { ...terms, ...waits }
}

/** An order that somebody new takes now. */
async function taken({ deps, saleId, seller }: City) {
  const buyer = await resident(deps, freeNo())
  const { orderId: id, payNo } = valueOf(await takeRice(deps, buyer, saleId, 5_000))
  const seen = async () => valueOf(await readOrder(deps, buyer.userId, id))
  const act = async (what: PartyAct, by = buyer) => partyAct(deps, by, id, (await seen()).ver, what).then(valueOf)
  return {
    seen,
    act,
    pay: async () => valueOf(await payFor(deps, buyer, payNo)),
    deliver: () => act('deliver', seller),
    seller,
  }
}
type Taken = Awaited<ReturnType<typeof taken>>

const since = (from: number | null | undefined, to: number | null | undefined) => (to ?? NaN) - (from ?? NaN)

/** An order that is made before, and paid and all that follows after. */
const ofOrder =
  (then: (order: Taken, now: () => number) => Promise<number>): Probe['begin'] =>
  async (city) => {
    const order = await taken(city)
    return async () => {
      await order.pay()
      return then(order, () => city.deps.clock.now())
    }
  }

async function disputed(order: Taken) {
  await order.deliver()
  await order.act('dispute')
  return order.seen()
}

/** How much later the end is after more time was granted. */
async function granted(order: Taken, by?: Caller) {
  const before = await order.seen()
  return since(before.deadlineAt, (await order.act('extend', by)).deadlineAt)
}

/** Of each wait; a new one asks here for its own. */
export const probes: Readonly<Record<WaitKey, Probe>> = {
  payMinutes: {
    value: 30,
    isEarly: true,
    begin: async (city) => {
      const { createdAt, deadlineAt } = await (await taken(city)).seen()
      return () => Promise.resolve(since(createdAt, deadlineAt))
    },
  },
  deliverHours: { value: 48, begin: ofOrder(async (order, now) => since(now(), (await order.seen()).deadlineAt)) },
  moreDeliverHours: { value: 12, begin: ofOrder((order) => granted(order)) },
  confirmHours: { value: 96, begin: ofOrder(async (order, now) => since(now(), (await order.deliver()).deadlineAt)) },
  moreConfirmHours: {
    value: 24,
    begin: ofOrder(async (order) => {
      await order.deliver()
      return granted(order, order.seller)
    }),
  },
  cancelAnswerHours: {
    value: 12,
    begin: ofOrder(async (order) => {
      const { cancelAsk } = await order.act('askCancel')
      return since(cancelAsk?.at, cancelAsk?.deadlineAt)
    }),
  },
  evidenceHours: {
    value: 24,
    begin: ofOrder(async (order) => {
      const { dispute } = await disputed(order)
      return since(dispute?.openedAt, dispute?.evidenceUntil)
    }),
  },
  decideDays: {
    value: 5,
    begin: ofOrder(async (order) => {
      const { dispute } = await disputed(order)
      return since(dispute?.openedAt, dispute?.decideBy)
    }),
  },
  lastResortDays: {
    value: 10,
    begin: ofOrder(async (order) => {
      const { dispute, deadlineAt } = await disputed(order)
      return since(dispute?.openedAt, deadlineAt)
    }),
  },
  rateDays: {
    value: 3,
    begin: ofOrder(async (order) => {
      const { endedAt, ratings } = await order.act('confirm')
      return since(endedAt, ratings?.until)
    }),
  },
  handoverHours: {
    value: 48,
    begin: async ({ deps }) => {
      const sold = await offering(deps, freeNo())
      const buyer = await newcomer(deps)
      const cart = valueOf(await buy(deps, buyer, [sold.blockId]))
      return async () => {
        valueOf(await payFor(deps, buyer, cart.payNo))
        const [order] = cart.orders
        const held = deps.db
          .selectFrom('handover')
          .selectAll()
          .where('order_id', '=', order?.orderId ?? 0)
        const { at, release_at: releaseAt } = await held.executeTakeFirstOrThrow()
        return since(at, releaseAt)
      }
    },
  },
  saleDays: {
    value: 60,
    begin: async ({ deps, seller }) => {
      const { saleId } = valueOf(await addRice(deps, seller, { days: undefined }))
      return async () => {
        const row = deps.db.selectFrom('sale').select(['created_at', 'expire_at']).where('sale_id', '=', saleId)
        const { created_at: createdAt, expire_at: expireAt } = await row.executeTakeFirstOrThrow()
        return since(createdAt, expireAt)
      }
    },
  },
  bidDays: {
    value: 14,
    begin: async ({ deps }) => {
      const buyer = await resident(deps, freeNo())
      const bid = valueOf(await addRiceBid(deps, buyer, { days: undefined }))
      return async () => {
        valueOf(await payFor(deps, buyer, bid.payNo))
        const paid = deps.db.selectFrom('buy_order').select('expire_at').where('buy_id', '=', bid.buyId)
        return since(deps.clock.now(), (await paid.executeTakeFirstOrThrow()).expire_at)
      }
    },
  },
  transferDays: {
    value: 10,
    begin: async (city) => {
      const { deps } = city
      const owner = await resident(deps, freeNo(), 0)
      const most = (await toldIn(city)).transferDays * dayMs
      // The clock goes on while the second person signs elsewhere.
      const now = deps.clock.now()
      const offer = (ms: number) =>
        editBlock(deps, owner, { clientNo: clientNo(), ver: 1, transfer: { price: fen(500_000), until: now + ms } })
      expect(await offer(most + dayMs)).toMatchObject({ error: { reason: 'FORM' } })
      const { transfer } = valueOf(await offer(most))
      return () => Promise.resolve(since(now, transfer?.until))
    },
  },
  mutualDays: {
    value: 14,
    begin: async (city) => {
      const { deps } = city
      const author = await neighbour(deps, freeNo())
      const most = (await toldIn(city)).mutualDays
      expect(await publish(deps, author, { days: most + 1 })).toMatchObject({ error: { reason: 'FORM' } })
      const { mutualId } = valueOf(await publish(deps, author, { days: most }))
      return async () => {
        const { created_at: createdAt, expire_at: expireAt } = await postOf(deps, mutualId)
        return since(createdAt, expireAt)
      }
    },
  },
  coolDownHours: {
    value: 2,
    isEarly: true,
    begin: async ({ deps, saleId }) => {
      const buyer = await resident(deps, freeNo())
      const take = () => takeRice(deps, buyer, saleId, 5_000)
      const ids = [await take(), await take(), await take()].map((one) => valueOf(one).orderId)
      const ends = deps.db.selectFrom('trade_order').select('deadline_at').where('order_id', 'in', ids)
      deps.clock.at = Math.max(...(await ends.execute()).map((row) => row.deadline_at ?? 0))
      await runDue(deps, orderJobs(deps))
      const lapsedAt = deps.clock.now()
      return async () => {
        const refused = await take()
        const until = refused.ok ? undefined : Number(refused.error.data?.until)
        return since(lapsedAt, until)
      }
    },
  },
}
