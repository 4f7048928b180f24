import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import type { Refusal } from '@contract/refusals'
import type { Caller } from '../../../server/http/caller'
import { blocksRefusal, mayPay, payingRefusal } from '../../../server/modules/orders/deciding/paying'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { emptyCity, resident } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  buyer = await resident(deps, 128)
  seller = await resident(deps, 3021, 0)
})
afterAll(() => database.close())

const noon = () => dayStart(deps.clock.now()) + 12 * 3_600_000

/** Asks after a change of the city, which is taken back. */
async function faultAfter(
  change: string,
  ask: (tx: Parameters<typeof payingRefusal>[0]) => Promise<Refusal | undefined>,
) {
  const tx = await deps.db.startTransaction().execute()
  try {
    if (change !== '') await sql.raw(change).execute(tx)
    return await ask(tx)
  } finally {
    await tx.rollback().execute()
  }
}

const order = (deadlineAt: number | null = null) => ({
  deadline_at: deadlineAt,
  buyer_block_id: buyer.blockId,
  seller_block_id: seller.blockId,
})

const faultOf = (change = '', { by = buyer, deadlineAt = null as number | null, now = noon() } = {}) =>
  faultAfter(change, (tx) => payingRefusal(tx, by, order(deadlineAt), now))
const paying = async (...asked: Parameters<typeof faultOf>) => (await faultOf(...asked))?.reason

const offered = (blockNo: number) =>
  `update block set state = 2, transfer_price = 1, transfer_until = 1 where block_no = ${blockNo}`
const frozen = (blockNo: number) => `update block set state = 9 where block_no = ${blockNo}`
const halted = `update area set halted_at = 1, halted_reason = 'because'`

describe('an order is paid', () => {
  it('in opening hours, by the block that bought it, between two that are held', async () => {
    expect(await paying()).toBeUndefined()
  })

  it('neither before 7:00 nor on behalf of another block', async () => {
    const seven = dayStart(noon()) + 7 * 3_600_000
    expect(await faultOf('', { now: seven - 1 })).toMatchObject({ reason: 'BEFORE_OPEN', data: { openAt: seven } })
    expect(await paying('', { now: seven })).toBeUndefined()
    expect(await paying('', { by: seller })).toBe('NO_RIGHT')
    expect(await paying('', { by: { ...buyer, blockId: seller.blockId } })).toBe('NO_RIGHT')
  })

  it('until its deadline and not at it; one without a deadline at any time', async () => {
    const now = noon()
    expect(await paying('', { deadlineAt: now + 1, now })).toBeUndefined()
    expect(await paying('', { deadlineAt: now, now })).toBe('EXPIRED')
    expect(await paying('', { deadlineAt: now - 1, now })).toBe('EXPIRED')
  })

  it('not while trading is halted, which is said before a deadline that has passed', async () => {
    expect(await paying(halted)).toBe('HALT')
    expect(await paying(halted, { deadlineAt: noon() - 1 })).toBe('HALT')
  })

  it('not while either block is offered for transfer, or frozen', async () => {
    for (const blockNo of [128, 3021]) {
      expect(await paying(offered(blockNo))).toBe('BLOCK_TRANSFER')
      expect(await paying(frozen(blockNo))).toBe('NO_RIGHT')
    }
  })

  it('only by who holds the block still; who holds the other one does not count', async () => {
    const sold = (blockNo: number, to: Caller) =>
      `update block set owner_user_id = ${to.userId} where block_no = ${blockNo}`
    expect(await paying(sold(128, seller))).toBe('NO_RIGHT')
    expect(await paying(sold(3021, buyer))).toBeUndefined()
    expect(await faultAfter(sold(128, seller), (tx) => blocksRefusal(tx, buyer, [buyer.blockId]))).toMatchObject({
      reason: 'NO_RIGHT',
    })
    expect(await faultAfter(sold(128, seller), (tx) => blocksRefusal(tx, buyer, [seller.blockId]))).toBeUndefined()
  })
})

it('an act at once asks the same of hours, block and deadline', () => {
  const now = noon()
  const seven = dayStart(now) + 7 * 3_600_000
  expect(mayPay(buyer, order(), [], now)).toBe(true)
  expect([mayPay(buyer, order(), [], seven - 1), mayPay(buyer, order(), [], seven)]).toEqual([false, true])
  expect(mayPay(seller, order(), [], now)).toBe(false)
  expect([now - 1, now, now + 1].map((at) => mayPay(buyer, order(at), [], now))).toEqual([false, false, true])
})
