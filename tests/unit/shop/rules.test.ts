import { shops } from '@contract/shop/limits'
import type { ShopState } from '@contract/shop/transitions'
import { adminActsOf, ownerActsOf, renewFrom } from '../../../server/modules/shop/rules/acts'
import { dueOf, remindersBy } from '../../../server/modules/shop/rules/due'
import { fullRefusal, seatsLeft } from '../../../server/modules/shop/rules/seats'
import { turnOf } from '../../../server/modules/shop/rules/turn'

const day = 86_400_000
const end = 100 * day
const row = (state: ShopState, more: object = {}) => ({
  state,
  review_by: null,
  is_alarmed: false,
  pay_by: null,
  end_at: null,
  reminded: 0,
  closes_at: null,
  pending_name: '',
  user_id: 1,
  ...more,
})

describe('what is due next', () => {
  it.each([
    ['an application', row('applied', { review_by: 5 }), { at: 5, act: 'alarm' }],
    ['one that is late', row('applied', { review_by: 5, is_alarmed: true }), undefined],
    ['an unpaid shop, which ends by its payment', row('unpaid', { pay_by: 5 }), undefined],
    ['an open shop', row('active', { end_at: end }), { at: end - 14 * day, act: 'remind' }],
    ['one that was reminded', row('active', { end_at: end, reminded: 1 }), { at: end - 3 * day, act: 'remind' }],
    ['one that was reminded twice', row('active', { end_at: end, reminded: 2 }), { at: end, act: 'end' }],
    ['one with a new name', row('active', { end_at: end, review_by: 7 }), { at: 7, act: 'alarm' }],
    ['an expired shop', row('expired', { end_at: end, closes_at: 9 }), { at: 9, act: 'hide' }],
    ['a removed shop', row('removed', { end_at: end }), undefined],
    ['an open shop without an end', row('active', { review_by: 7 }), { at: 7, act: 'alarm' }],
    ['an open shop that nothing waits for', row('active'), undefined],
  ])('of %s', (_, shop, due) => expect(dueOf(shop)).toEqual(due))

  it('counts the reminders that should have been sent, to the moment', () => {
    const counted = [end - 14 * day - 1, end - 14 * day, end - 3 * day - 1, end - 3 * day]
    expect(counted.map((now) => remindersBy(end, now))).toEqual([0, 1, 1, 2])
  })
})

describe('what the owner may do', () => {
  it('is renewing from 14 days before the end on', () => {
    const open = row('active', { end_at: end })
    expect(renewFrom(open)).toBe(end - shops.renewMs)
    expect(ownerActsOf(open, end - 14 * day - 1)).toEqual(['edit'])
    expect(ownerActsOf(open, end - 14 * day)).toEqual(['edit', 'renew'])
    expect(ownerActsOf(row('expired', { end_at: end }), end + day)).toEqual(['renew'])
    expect(renewFrom(row('hidden', { end_at: end }))).toBeNull()
    expect([renewFrom(row('active')), ownerActsOf(row('active'), end)]).toEqual([null, ['edit']])
  })

  it('is paying until the end of the seventh day', () => {
    const unpaid = row('unpaid', { pay_by: 10 })
    expect(ownerActsOf(unpaid, 9)).toEqual(['pay'])
    expect(ownerActsOf(unpaid, 10)).toEqual([])
    expect(ownerActsOf(row('unpaid'), -1)).toEqual([])
    expect(ownerActsOf(row('applied', { review_by: 5 }), 1)).toEqual(['edit', 'withdraw'])
    expect(ownerActsOf(row('rejected'), 1)).toEqual([])
  })
})

it('lets operators answer what waits for them, and nothing of their own', () => {
  expect(adminActsOf(row('applied'), 2)).toEqual(['approve', 'reject', 'remove'])
  expect(adminActsOf(row('active'), 2)).toEqual(['remove'])
  expect(adminActsOf(row('active', { pending_name: '新店' }), 2)).toEqual(['approveEdit', 'rejectEdit', 'remove'])
  expect(adminActsOf(row('removed'), 2)).toEqual([])
  expect(adminActsOf(row('applied'), 1)).toEqual([])
})

it.each([
  ['applied', { review_by: 5 }, 0, { what: '审核', isMine: false, until: 5, otherwise: '提醒平台' }],
  ['unpaid', { pay_by: 5 }, 0, { what: '付款', isMine: true, until: 5, otherwise: '释放席位' }],
  ['active', { end_at: end }, end - 14 * day - 1, null],
  ['active', { end_at: end }, end - 14 * day, { what: '续期', isMine: true, until: end, otherwise: '到期下架' }],
  ['expired', { end_at: 1, closes_at: 9 }, 2, { what: '续期', isMine: true, until: 9, otherwise: '关闭页面' }],
  ['rejected', {}, 0, null],
  ['applied', {}, 0, null],
  ['active', { review_by: 5 }, 0, null],
  ['hidden', { end_at: end }, end, null],
] as const)('an %s shop waits for its turn', (state, more, now, turn) => {
  expect(turnOf(row(state, more), now)).toEqual(turn)
})

describe('a level', () => {
  const level = (seats: number, taken: number, free_at: number | null = null) => ({
    area_id: 1,
    ver: 1,
    level: 'naming' as const,
    fee: 1,
    seats,
    taken,
    free_at,
    fund_parts: 8_000,
  })

  it('is full when its last seat is taken; one without a limit never is', () => {
    expect([level(3, 2), level(3, 3), level(3, 4), level(0, 9)].map(seatsLeft)).toEqual([1, 0, 0, 0])
    expect(fullRefusal(level(3, 2))).toBeUndefined()
    expect(fullRefusal(level(0, 9))).toBeUndefined()
    expect(fullRefusal(level(3, 3))).toMatchObject({ reason: 'LIMIT', msg: '冠名 3 席已满', data: { freeAt: null } })
  })

  it('says when a seat becomes free', () => {
    const at = Date.parse('2027-01-15T10:00:00+08:00')
    const said = fullRefusal(level(3, 3, at))
    expect(said).toMatchObject({ msg: '冠名 3 席已满，01-15 空出一席', data: { freeAt: at } })
  })
})
