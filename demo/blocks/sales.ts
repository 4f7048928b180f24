import { dayMs, hourMs, minuteMs } from '@contract/durations'
import { dayStart, isOpenAt } from '@contract/hours'
import { fen } from '@contract/money'
import type { Caller } from '../../server/http/caller'
import { checkOut } from '../../server/modules/block-market/check-out'
import { object } from '../../server/modules/block-market/handover/objection'
import { blockMarketJobs } from '../../server/modules/block-market/jobs'
import { addToCart } from '../../server/modules/market/cart/cart'
import { editBlock } from '../../server/modules/market/transfer/service'
import { payUnasked } from '../../server/modules/pay/service'
import { payers } from '../../server/payers'
import type { DemoDeps, Happening } from '../demo-clock'
import { justNow, tradingTime } from '../demo-clock'
import { doDue } from '../due'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'
import type { TraderName } from './owners'
import { settleTrader, traders } from './owners'

type Row = readonly [seller: TraderName, blockNo: number, priceFen: number, days: number]

/** Blocks that their owners offer, the first price of each, and for how many days. Source: mockups 28-market, 28-market-cart. */
const offers: readonly Row[] = [
  ['grocer', 1024, 36_000, 20],
  ['grocer', 2046, 26_800, 17],
  ['grocer', 3500, 12_000, 12],
  ['collector', 621, 62_100, 25],
  ['collector', 777, 88_800, 14],
  ['collector', 888, 98_800, 28],
  ['collector', 1314, 52_000, 9],
  ['collector', 2222, 166_600, 10],
  ['collector', 4096, 40_960, 21],
  ['mover', 2043, 15_000, 15],
  ['mover', 2045, 32_000, 29],
  ['mover', 2052, 41_000, 8],
  ['mover', 3456, 18_800, 18],
]

/** What 128 has put into the cart: with a new price, to be bought, reserved, sold, taken back, and sold and frozen. */
const wished = [2046, 2041, 2052, 2043, 777, 3500, 3456]

/** A city's plot of the round that is open, and a resident's block: somebody is just paying for both. */
const reserved = [2017, 2043]

const objection = '昨晚手机被人拿走过，这块不是我转让的，请先冻结。'

/** Sells blocks and watches over who may: the traders, the blocks by number, and one number for each command. */
class BlockTrade {
  private readonly callers = new Map<TraderName, ReadonlyMap<number, Caller>>()
  private commands = 0

  constructor(private readonly deps: DemoDeps) {}

  async settle(): Promise<void> {
    for (const [name, trader] of Object.entries(traders))
      this.callers.set(name as TraderName, await settleTrader(this.deps, trader))
  }

  async offer([seller, blockNo, priceFen, days]: Row): Promise<void> {
    await this.edit(seller, blockNo, { price: fen(priceFen), until: this.deps.clock.now() + days * dayMs })
  }

  async edit(seller: TraderName, blockNo: number, transfer: Parameters<typeof editBlock>[2]['transfer']) {
    const { ver } = await this.blockOf(blockNo)
    must(
      `offer of ${blockNo}`,
      await editBlock(this.deps, this.as(seller, blockNo), { ...this.command(), ver, transfer }),
    )
  }

  /** Checks these blocks out; the check-out. */
  async reserve(buyer: TraderName, blockNos: readonly number[]) {
    const blocks = await Promise.all(blockNos.map((blockNo) => this.blockOf(blockNo)))
    const lines = blocks.map(({ block_id: blockId, ver, transfer_price: price }) => ({
      blockId,
      ver,
      price: fen(price ?? 0),
    }))
    return must(
      `check-out of ${blockNos.join()}`,
      await checkOut(this.deps, this.as(buyer), { ...this.command(), lines }),
    )
  }

  async buy(buyer: TraderName, blockNo: number): Promise<number> {
    const { payNo, ver, orders } = await this.reserve(buyer, [blockNo])
    const wish = { ...this.command(), payNo, ver }
    must(`payment of ${blockNo}`, await payUnasked(this.deps, payers, this.as(buyer), wish))
    return orders[0]?.orderId ?? 0
  }

  async object(seller: TraderName, orderId: number): Promise<void> {
    const wish = { ...this.command(), orderId, ver: 1, text: objection }
    must('objection', await object(this.deps, this.as(seller).userId, wish))
  }

  async wish(userId: number, blockNos: readonly number[]): Promise<void> {
    const ids = await Promise.all(blockNos.map(async (blockNo) => (await this.blockOf(blockNo)).block_id))
    must('cart', await addToCart(this.deps, { userId, platform: '' }, ids.join()))
  }

  private blockOf(blockNo: number) {
    const blocks = this.deps.db.selectFrom('block').selectAll().where('area_id', '=', demoAreaId)
    return blocks.where('block_no', '=', blockNo).executeTakeFirstOrThrow()
  }

  private as(name: TraderName, blockNo = 0): Caller {
    const caller = this.callers.get(name)?.get(blockNo)
    if (!caller) throw new Error(`demo city: ${name} has no block ${blockNo}`)
    return caller
  }

  private command() {
    return { clientNo: demoClientNo('block', this.commands++) }
  }
}

/**
 * Blocks that are offered, reserved, sold, objected to and wished for, through the same services as everybody's. The traders come when
 * the running votes have counted who lives here. Source: community §8 (demo).
 */
export function blockHappenings(
  deps: DemoDeps,
  nowMs: number,
  callerOf: (blockNo: number) => Caller,
): readonly Happening[] {
  const trade = new BlockTrade(deps)
  const { userId } = callerOf(128)
  const settledAt = dayStart(nowMs) - dayMs - 4 * hourMs
  const [sold, lately, doubted] = [26, 10, 14].map((hours) => tradingTime(deps.clock, nowMs - hours * hourMs))
  if (sold === undefined || lately === undefined || doubted === undefined) throw new Error('three sales')
  const [changedAt, objectedAt] = [nowMs - 5 * hourMs, nowMs - 3 * hourMs]
  let disputed = 0
  const begun: Happening[] = [
    { at: settledAt, run: () => trade.settle() },
    ...offers.map((row, index): Happening => ({
      at: settledAt + (index + 1) * minuteMs,
      run: () => trade.offer(row),
    })),
    { at: settledAt + hourMs, run: () => trade.wish(userId, wished) },
    { at: sold, run: () => trade.buy('newcomer', 777) },
    { at: sold + dayMs, run: () => doDue(deps, blockMarketJobs(deps)) },
    { at: doubted, run: async () => void (disputed = await trade.buy('bargainer', 3456)) },
    { at: lately, run: () => trade.buy('newcomer', 1024) },
    { at: changedAt, run: () => trade.edit('grocer', 2046, null) },
    { at: changedAt + minuteMs, run: () => trade.offer(['grocer', 2046, 28_800, 17]) },
    { at: changedAt + 2 * minuteMs, run: () => trade.edit('grocer', 3500, null) },
    { at: objectedAt, run: () => trade.object('mover', disputed) },
  ]
  const paying = { at: justNow(deps.clock, nowMs), run: () => trade.reserve('newcomer', reserved) }
  return isOpenAt(deps.clock.openings, nowMs) ? [...begun, paying] : begun
}
