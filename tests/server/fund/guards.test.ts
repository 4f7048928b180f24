import { gifts, fundSpends } from '@contract/fund/limits'
import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { unpaidMost } from '@contract/limits'
import type { Caller } from '../../../server/http/caller'
import type { Tx } from '../../../server/db/schema'
import { setSwitch } from '../../support/admin/access'
import { giveBack, handInProof } from '../../../server/modules/fund/acts'
import { lockGift } from '../../../server/modules/fund/gift-store'
import { lockFund } from '../../../server/modules/fund/ledger-store'
import { giverOf } from '../../../server/modules/fund/open/giver-of'
import { lateProofRefusal } from '../../../server/modules/fund/open/late'
import { mayFundGive } from '../../../server/modules/fund/open/promised'
import { giftPayer } from '../../../server/modules/fund/payer'
import { lockSpend } from '../../../server/modules/fund/spend-store'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { addGift } from '../../../server/modules/fund/gifts'
import { fill } from '../../support/city/fund'
import { areaId, clientNo, emptyCity, resident } from '../../support/city/small-city'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let giver: Caller
let other: Caller
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  giver = await resident(deps, 128)
  other = await resident(deps, 3021)
  await fill(deps, 1_000)
})
afterAll(() => database.close())

const passing = <T>(ask: (tx: Tx) => Promise<T>) => inPassing(deps.db, ask)
const planted = (work: (tx: Tx) => Promise<unknown>) => deps.db.transaction().execute(work)

describe('a fund of 10.00 that has promised 4.00 gives', () => {
  const promised = (tx: Tx) =>
    plant(tx, 'fund_spend', { spend_id: 1, area_id: areaId, amount: 400, state: 'approved', given_back: 0 })
  it('what it has beyond that, and not a fen more', async () => {
    const may = (amount: number) =>
      passing(async (tx) => {
        await promised(tx)
        return mayFundGive(tx, areaId, amount)
      })
    expect([await may(600), await may(601)]).toEqual([true, false])
  })
  it('its share of an undone handover back only then; otherwise the platform pays that', async () => {
    const giver = (amount: number) =>
      passing(async (tx) => {
        await promised(tx)
        return giverOf(tx, areaId, 'fund', fen(amount))
      })
    expect([await giver(600), await giver(601)]).toEqual([`area:${areaId}:fund`, 'platform:promo'])
    expect(await passing((tx) => giverOf(tx, areaId, 'fund', fen(1_000)))).toBe(`area:${areaId}:fund`)
    expect(await passing((tx) => giverOf(tx, areaId, 'fund', fen(1_001)))).toBe('platform:promo')
  })
})

describe('a gift is made', () => {
  const amount = gifts.minFen
  const giving = async (wish: { amount?: number; areaId?: number } = {}) => {
    const answer = await addGift(
      deps,
      { ...giver, platform: 'browser' },
      {
        clientNo: clientNo(),
        areaId,
        memo: '',
        anonymous: false,
        ...wish,
        amount: fen(wish.amount ?? amount),
      },
    )
    return answer.ok ? 'done' : answer.error.reason
  }
  const halt = (at: number | null) =>
    deps.db
      .updateTable('area')
      .set({ halted_at: at, halted_reason: at === null ? null : '演练' })
      .execute()

  it('from the least amount to the most', async () => {
    expect([await giving({ amount: gifts.minFen - 1 }), await giving({ amount: gifts.maxFen + 1 })]).toEqual([
      'FORM',
      'FORM',
    ])
    expect([await giving({ amount: gifts.minFen }), await giving({ amount: gifts.maxFen })]).toEqual(['done', 'done'])
  })
  it('to the fund of a city that is there', async () => {
    expect(await giving({ areaId: areaId + 1 })).toBe('NOT_FOUND')
  })
  it('in opening hours', async () => {
    const now = deps.clock.at
    deps.clock.at = dayStart(now) + 7 * 3_600_000 - 1
    expect(await giving()).toBe('BEFORE_OPEN')
    deps.clock.at = now
  })
  it('not while trading is halted, nor while funds are switched off', async () => {
    await halt(1)
    expect(await giving()).toBe('HALT')
    await halt(null)
    for (const [on, answer] of [
      [false, 'NO_RIGHT'],
      [true, 'done'],
    ] as const) {
      await setSwitch(deps.db, areaId, { name: 'fund', platform: 'browser', on })
      expect(await giving()).toBe(answer)
    }
  })
  it('not beside as many as may be unpaid', async () => {
    await planted(async (tx) => {
      for (let i = 0; i < unpaidMost; i += 1)
        await plant(tx, 'pay_order', { pay_no: `Q${i}`, user_id: giver.userId, biz_type: 'fund', state: 'unpaid' })
    })
    expect(await giving()).toBe('LIMIT')
    await deps.db.deleteFrom('pay_order').where('pay_no', 'like', 'Q%').execute()
  })
})

it('a day has a limit of gifts', async () => {
  const now = deps.clock.now()
  const given = (amount: number) =>
    planted((tx) =>
      plant(tx, 'fund_gift', { gift_id: amount, user_id: other.userId, amount, state: 'done', created_at: now }),
    )
  await given(gifts.dayFen - gifts.minFen)
  const giving = (amount: number) =>
    addGift(deps, other, { clientNo: clientNo(), areaId, memo: '', anonymous: false, amount: fen(amount) })
  expect(await giving(gifts.minFen + 1)).toMatchObject({ error: { reason: 'LIMIT', data: { dayLeft: gifts.minFen } } })
  expect((await giving(gifts.minFen)).ok).toBe(true)
})

describe('a spend that was paid', () => {
  const spendId = 9
  beforeEach(() =>
    planted((tx) =>
      plant(tx, 'fund_spend', {
        spend_id: spendId,
        area_id: areaId,
        ver: 1,
        state: 'paid',
        payee_user_id: giver.userId,
        amount: 500,
        given_back: 0,
        proof_before: deps.clock.now(),
      }),
    ),
  )
  afterEach(() => deps.db.deleteFrom('fund_spend').execute())

  const { minText, maxPictures } = fundSpends.proof
  const pictures = (count: number) => Array.from({ length: count }, (_, i) => `demo/${i}.svg`).join(',')
  const proving = async (by: Caller, text = '好'.repeat(minText), thumbs = pictures(1)) => {
    const answer = await handInProof(deps, by.userId, { clientNo: clientNo(), spendId, ver: 1, text, thumbs })
    return answer.ok ? 'done' : [answer.error.reason, answer.error.msg ?? answer.error.data]
  }

  it('is proved by its payee, who alone gives it back', async () => {
    expect(await proving(other)).toEqual(['NO_RIGHT', '只有收款人能提交凭证'])
    const back = { clientNo: clientNo(), spendId, ver: 1, amount: fen(100) }
    expect(await giveBack(deps, other.userId, back)).toMatchObject({ error: { msg: '只有收款人能退回' } })
    expect(await proving(giver)).toBe('done')
  })
  it('is proved in words and with a picture, and with so many at most', async () => {
    const said = (field: string) => ['FORM', { fields: { [field]: expect.any(String) as string } }]
    expect(await proving(giver, '好'.repeat(minText - 1))).toEqual(said('text'))
    expect(await proving(giver, undefined, '')).toEqual(said('thumbs'))
    expect(await proving(giver, undefined, pictures(maxPictures + 1))).toEqual(said('thumbs'))
    expect(await proving(giver, undefined, pictures(maxPictures))).toBe('done')
  })
  it('is not proved before it was paid', async () => {
    await deps.db.updateTable('fund_spend').set({ state: 'approved' }).execute()
    expect((await proving(giver))[0]).toBe('CLOSED')
  })
  it('keeps its payee from the fund once its proof is late', async () => {
    const at = deps.clock.now()
    const late = (userId: number, now: number) => passing((tx) => lateProofRefusal(tx, userId, now))
    expect((await late(giver.userId, at))?.reason).toBe('NO_RIGHT')
    expect([await late(giver.userId, at - 1), await late(other.userId, at)]).toEqual([undefined, undefined])
  })
  it('is missing when it is not there', async () => {
    const wish = { clientNo: clientNo(), spendId: 1, ver: 1, text: '好'.repeat(minText), thumbs: pictures(1) }
    expect(await handInProof(deps, giver.userId, wish)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  })
})

describe('a gift is paid', () => {
  const asked = <T>(halted: number | null, ask: (tx: Tx) => Promise<T>) =>
    passing(async (tx) => {
      const row = { halted_at: halted, halted_reason: halted === null ? null : '演练' }
      await tx.updateTable('area').set(row).execute()
      const gift = { gift_id: 8, ver: 1, area_id: areaId, user_id: giver.userId, state: 'unpaid' } as const
      await plant(tx, 'fund_gift', { ...gift, pay_before: deps.clock.now() + 1, amount: 100 })
      return ask(tx)
    })
  const refused = (halted: number | null) =>
    asked(halted, async (tx) => (await giftPayer.refusalOf(tx, deps, giver, { clientNo: 'a', id: 8, ver: 1 }))?.reason)
  const beforeSeven = async <T>(ask: () => Promise<T>) => {
    const now = deps.clock.at
    deps.clock.at = dayStart(now) + 7 * 3_600_000 - 1
    try {
      return await ask()
    } finally {
      deps.clock.at = now
    }
  }

  it('in opening hours, while trading is not halted', async () => {
    expect([await refused(null), await refused(1)]).toEqual([undefined, 'HALT'])
    expect(await beforeSeven(() => refused(null))).toBe('BEFORE_OPEN')
  })
  it('at any hour by money that has arrived, while trading is not halted', async () => {
    const settled = (halted: number | null) =>
      asked(halted, async (tx) => {
        const answer = await giftPayer.settle(tx, deps, 8, { txnId: 0, channel: 'wechat' })
        return answer.ok ? 'paid' : answer.error.reason
      })
    expect(await beforeSeven(() => settled(null))).toBe('paid')
    expect(await settled(1)).toBe('HALT')
  })
})

it('a gift, a spend and a fund are found to be locked, and none that is not there', async () => {
  const found = await passing(async (tx) => {
    await plant(tx, 'fund_gift', { gift_id: 8, state: 'unpaid' })
    await plant(tx, 'fund_spend', { spend_id: 7, state: 'paid' })
    return [
      (await lockGift(tx, 8))?.gift_id,
      (await lockSpend(tx, 7))?.spend_id,
      await lockGift(tx, 7),
      await lockSpend(tx, 8),
    ]
  })
  expect(found).toEqual([8, 7, undefined, undefined])
  expect(await passing(async (tx) => (await lockFund(tx, areaId)).length)).toBe(1)
  expect(await passing((tx) => lockFund(tx, 1))).toEqual([])
})
