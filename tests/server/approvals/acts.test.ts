import { approvalKinds } from '@contract/console/approval-kinds'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { settingIdOf } from '@contract/settings/settings'
import { areaTextIdOf } from '@contract/texts/area-texts'
import { approvalActs } from '../../../server/approvals'
import type { Tx } from '../../../server/db/schema'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'
import type { RowOf } from '../../support/database/locker-of'
import { lockerOf } from '../../support/database/locker-of'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const id = 7_000_001
const [one, other, stranger] = [501, 502, 503]

interface Thing {
  readonly plant: (tx: Tx) => Promise<unknown>
  /** Whose it is, by their accounts. */
  readonly of: readonly number[]
  /** What it is bound to. */
  readonly ver: number
  readonly id?: number
  /** Its row, which stays locked until it is decided. */
  readonly row?: RowOf
  /** What one that is not there is bound to. */
  readonly absent?: number
}

const order: Thing = {
  plant: async (tx) => {
    for (const blockId of [31, 32]) await plant(tx, 'block', { block_id: blockId })
    for (const userId of [one, other]) await plant(tx, 'user_account', { user_id: userId })
    await plant(tx, 'category', { category_id: 3 })
    await plant(tx, 'item', { item_id: 9, category_id: 3 })
    const trade = { buyer_user_id: one, seller_user_id: other, buyer_block_id: 31, seller_block_id: 32, item_id: 9 }
    await plant(tx, 'trade_order', { order_id: id, ver: 4, state: 'dispute', ...trade })
  },
  of: [one, other],
  ver: 4,
  row: ['trade_order', 'order_id'],
}
const withdrawal: Thing = {
  plant: (tx) => plant(tx, 'withdrawal', { withdraw_id: id, ver: 5, user_id: one, state: 'applied', way: 'bank' }),
  of: [one],
  ver: 5,
  row: ['withdrawal', 'withdraw_id'],
}
const setting: Thing = {
  plant: (tx) => plant(tx, 'city_setting', { setting_id: settingIdOf(0, 'withdrawTwo'), ver: 3 }),
  of: [],
  id: settingIdOf(0, 'withdrawTwo'),
  ver: 3,
}
const text: Thing = {
  plant: async (tx) => {
    await plant(tx, 'area', { area_id: 77, name: '城' })
    await plant(tx, 'area_text', { area_id: 77, key: 'privacy', ver: 3, content: '<p>原文</p>' })
  },
  of: [],
  id: areaTextIdOf(77, 'privacy'),
  ver: 3,
}
const colleague: Thing = {
  plant: (tx) => plant(tx, 'staff', { staff_id: id, ver: 6, user_id: one }),
  of: [],
  ver: 6,
  row: ['staff', 'staff_id'],
}
const round: Thing = {
  plant: async (tx) => {
    await plant(tx, 'area', { area_id: 77, name: '城' })
    await plant(tx, 'expand_round', { round_id: id, ver: 8, area_id: 77, state: 'planned', kind: 'slot' })
  },
  of: [],
  ver: 8,
  row: ['expand_round', 'round_id'],
}

const person = async (tx: Tx) => plant(tx, 'user_account', { user_id: id })

const things: Readonly<Record<ApprovalKind, Thing>> = {
  withdraw: withdrawal,
  dispute: order,
  refund: {
    plant: async (tx) => {
      await plant(tx, 'pay_order', { pay_no: 'P1', user_id: one, state: 'paid' })
      await plant(tx, 'pay_attempt', { attempt_id: id, pay_no: 'P1', state: 'paid' })
      for (const refundId of [1, 2])
        await plant(tx, 'pay_refund', { refund_id: refundId, attempt_id: id, out_refund_no: `R${refundId}` })
    },
    of: [one],
    ver: 2,
    row: ['pay_attempt', 'attempt_id'],
  },
  limit: {
    plant: async (tx) => {
      await person(tx)
      await plant(tx, 'user_limit', { user_id: id, name: 'recharge', ver: 2 })
      await plant(tx, 'user_limit', { user_id: id, name: 'withdraw', ver: 3 })
    },
    of: [id],
    ver: 5,
    row: ['user_account', 'user_id'],
    absent: 0,
  },
  feeSetting: setting,
  moneySetting: setting,
  timeSetting: setting,
  citySetting: setting,
  thresholdSetting: setting,
  areaText: text,
  staffAdd: { plant: () => Promise.resolve(), of: [], ver: 0, absent: 0 },
  staffEdit: colleague,
  staffReset: colleague,
  correction: {
    plant: async (tx) => {
      await plant(tx, 'account', { account_id: 1, key: 'a', owner_user_id: one })
      await plant(tx, 'account', { account_id: 2, key: 'b', owner_user_id: other })
      await plant(tx, 'account', { account_id: 3, key: 'c', owner_user_id: null })
      await plant(tx, 'entry', { txn_id: id, seq: 1, from_account: 1, to_account: 3 })
      await plant(tx, 'entry', { txn_id: id, seq: 2, from_account: 3, to_account: 2 })
      await plant(tx, 'correction', { correction_id: 1, txn_id: id, state: 'proposed', ver: 9 })
    },
    of: [one, other],
    ver: 9,
    row: ['correction', 'txn_id'],
  },
  reallot: { ...order, ver: 0 },
  advance: { ...order, ver: 0 },
  returned: withdrawal,
  loss: withdrawal,
  goodwill: { plant: person, of: [id], ver: 0, row: ['user_account', 'user_id'] },
  undo: {
    plant: async (tx) => {
      await plant(tx, 'block', { block_id: 31 })
      await plant(tx, 'handover', {
        order_id: id,
        ver: 2,
        block_id: 31,
        from_user_id: one,
        to_user_id: other,
        state: 'held',
      })
    },
    of: [one, other],
    ver: 2,
    row: ['handover', 'order_id'],
  },
  unfreeze: {
    plant: (tx) => plant(tx, 'block', { block_id: id, ver: 3, owner_user_id: one }),
    of: [one],
    ver: 3,
    row: ['block', 'block_id'],
  },
  fundStop: {
    plant: async (tx) => {
      await plant(tx, 'area', { area_id: 77 })
      const people = { payee_user_id: one, author_user_id: other }
      await plant(tx, 'fund_spend', { spend_id: id, ver: 4, area_id: 77, state: 'approved', ...people })
    },
    of: [one, other],
    ver: 4,
    row: ['fund_spend', 'spend_id'],
  },
  strike: {
    plant: async (tx) => {
      await plant(tx, 'mayor_election', { election_id: id, ver: 7, state: 'nominating' })
      await plant(tx, 'mayor_candidate', { election_id: id, place: 1, user_id: one, state: 'standing' })
      await plant(tx, 'mayor_candidate', { election_id: id, place: 2, user_id: other, state: 'standing' })
    },
    of: [one, other],
    ver: 7,
    row: ['mayor_election', 'election_id'],
  },
  round,
  roundHalt: { ...round, ver: 1 },
  zoneOffer: {
    plant: async (tx) => {
      await plant(tx, 'area', { area_id: 77, name: '城' })
      await plant(tx, 'block_zone', { category_id: id, area_id: 77, ver: 2, name: '东区' })
    },
    of: [],
    ver: 2,
    row: ['block_zone', 'category_id'],
  },
  letter: {
    plant: async (tx) => {
      await plant(tx, 'area', { area_id: 77, name: '城' })
      await plant(tx, 'user_account', { user_id: 4 })
      await plant(tx, 'staff', { staff_id: 5, user_id: 4 })
      const whom = { audience: JSON.stringify({ kind: 'city' }), ways: JSON.stringify(['app']) }
      await plant(tx, 'letter', { letter_id: id, area_id: 77, staff_id: 5, ver: 4, state: 'draft', ...whom })
    },
    of: [],
    ver: 4,
    row: ['letter', 'letter_id'],
  },
}

/** Source: community §9 (two persons). */
describe.each(Object.keys(approvalKinds) as ApprovalKind[])('%s by two persons', (kind) => {
  const [act, thing] = [approvalActs[kind], things[kind]]
  const named = thing.id ?? id
  const asked = <T>(ask: (tx: Tx) => Promise<T>) =>
    inPassing(database.db, async (tx) => {
      await thing.plant(tx)
      return ask(tx)
    })
  const isOf = (tx: Tx, refId: number, userId: number) => act.isParty(tx, refId, { userId, staffId: 1 })

  it('is not decided by those whose it is, and by anybody else', async () => {
    const parties = await asked(async (tx) => {
      const found = []
      for (const userId of [one, other, stranger, id]) if (await isOf(tx, named, userId)) found.push(userId)
      return found
    })
    expect(parties).toEqual(thing.of)
  })

  it('is bound to the version of its thing, and to none that is not there', async () => {
    expect(await asked((tx) => act.lock(tx, named))).toBe(thing.ver)
    expect(await asked((tx) => act.lock(tx, 8_999_999))).toBe(thing.absent)
  })

  it('is locked until it is decided, and only read by whoever asks whose it is', async () => {
    const { row } = thing
    if (!row) return
    const locks = await asked(async (tx) => {
      await isOf(tx, named, one)
      const read = await lockerOf(tx, row, named)
      await act.lock(tx, named)
      return [read, await lockerOf(tx, row, named)]
    })
    expect(locks).toEqual(['0', expect.not.stringMatching(/^0$/)])
  })

  it('is nobody’s when it is not there', async () => {
    expect(await asked((tx) => isOf(tx, 8_999_999, one))).toBe(false)
  })
})

it('nobody decides the own rights', async () => {
  for (const kind of ['staffEdit', 'staffReset'] as const) {
    const own = (staffId: number) =>
      inPassing(database.db, (tx) => approvalActs[kind].isParty(tx, id, { userId: one, staffId }))
    expect([await own(id), await own(id + 1)]).toEqual([true, false])
  }
})
