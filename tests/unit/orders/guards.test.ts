import { fen } from '@contract/money'
import type { OrderGuard, OrderRole } from '@contract/orders/transitions'
import { transitions } from '@contract/orders/transitions'
import type { Dispute } from '../../../server/modules/orders/dispute/dispute-store'
import { untouched } from '../../../server/modules/orders/deciding/course'
import { guardRefusal, openActs } from '../../../server/modules/orders/rules/guards'
import { saidRefusal } from '../../../server/modules/orders/rules/said'
import type { TradeOrderTable } from '../../../server/modules/orders/tables'
import { termRow } from '../../support/terms'

const now = 1_000_000
const order: TradeOrderTable = {
  order_id: 1,
  order_no: 'N1',
  ver: 1,
  area_id: 3253,
  source: 'sale',
  source_id: 2,
  sale_id: 2,
  item_id: 3,
  title: '米',
  thumb: '',
  unit: '千克',
  delivery: 'meet',
  place: '北门',
  spot: '',
  buyer_user_id: 4,
  buyer_block_id: 5,
  seller_user_id: 6,
  seller_block_id: 7,
  price: 680,
  qty: 50_000,
  amount: 3_400,
  fee: 34,
  fund_share: 10,
  ...termRow,
  hold_id: null,
  pay_no: 'P1',
  state: 'delivered',
  deadline_at: now + 1,
  deadline_does: 'confirmSilent',
  ...untouched,
  messages: 0,
  buyer_reminded_at: null,
  seller_reminded_at: null,
  created_at: 0,
  updated_at: 0,
}
const ruling: NonNullable<Dispute['ruling']> = {
  ruling_id: 9,
  dispute_id: 8,
  kind: 'refund',
  seller_amount: 0,
  fee: 0,
  reason: '证据充分',
  by_role: 'arbiter',
  by_user_id: 10,
  at: 0,
  buyer_accepted_at: null,
  seller_accepted_at: null,
  executed_at: null,
}
const dispute: Dispute = {
  dispute_id: 8,
  order_id: 1,
  area_id: 3253,
  opened_by: 'buyer',
  reason: 'damaged',
  text: '',
  images: '',
  state: 'open',
  opened_at: 0,
  evidence_until: now,
  decide_by: now + 1,
  ended_at: null,
  last_resort_at: now + 1,
  appealed_by: null,
  appeal_text: null,
  appealed_at: null,
  alarmed_at: null,
  ruling: undefined,
}

interface Case {
  readonly order?: Partial<TradeOrderTable>
  readonly disputes?: readonly Partial<Dispute>[]
  readonly role?: OrderRole
}

/** What one guard says of a case: its refusal, or nothing. */
function judged(guard: OrderGuard, { order: change, disputes = [], role = 'buyer' }: Case) {
  const row = transitions[0]
  if (!row) throw new Error('the table is empty')
  const facts = { order: { ...order, ...change }, disputes: disputes.map((one) => ({ ...dispute, ...one })), role, now }
  return guardRefusal({ ...row, guards: [guard] }, facts)
}

const asked = (by: 'buyer' | 'seller', until: number) => ({ cancel_ask_by: by, cancel_ask_until: until })

const wished = (by: 'buyer' | 'seller', until: number, end: number | null = null) => ({
  part_ask_by: by,
  part_ask_until: until,
  deadline_at: end,
})

// Written by hand from the domain model §3.5 and §5: each guard on both sides of its condition.
const cases: readonly (readonly [OrderGuard, string, Case, string | undefined])[] = [
  ['inTime', 'a moment before the deadline', { order: { deadline_at: now + 1 } }, undefined],
  ['inTime', 'at the deadline', { order: { deadline_at: now } }, 'EXPIRED'],
  ['inTime', 'without a deadline', { order: { deadline_at: null } }, undefined],
  ['noAskOpen', 'nobody asked', {}, undefined],
  ['noAskOpen', 'a request has a moment left', { order: asked('seller', now + 1) }, 'LIMIT'],
  ['noAskOpen', 'a request is just over', { order: asked('seller', now) }, undefined],
  ['noAskOpen', 'a request for a part has a moment left', { order: wished('buyer', now + 1) }, 'LIMIT'],
  ['noAskOpen', 'a request for a part is just over', { order: wished('buyer', now) }, undefined],
  ['noAskOpen', 'the order of a request for a part is just over', { order: wished('buyer', now + 9, now) }, undefined],
  ['partIsOthers', 'the other asked', { order: wished('seller', now + 1) }, undefined],
  ['partIsOthers', 'the same side asked', { order: wished('buyer', now + 1) }, 'NO_RIGHT'],
  ['partIsOthers', 'the request is just over', { order: wished('seller', now) }, 'MOVED'],
  ['partIsOthers', 'the order is just over', { order: wished('seller', now + 9, now) }, 'MOVED'],
  ['partIsOthers', 'nobody asked', {}, 'MOVED'],
  ['partIsOwn', 'the same side asked', { order: wished('buyer', now + 1, now + 1) }, undefined],
  ['partIsOwn', 'the other asked', { order: wished('seller', now + 1) }, 'NO_RIGHT'],
  ['partIsOwn', 'the request is just over', { order: wished('buyer', now) }, 'MOVED'],
  ['partIsOwn', 'nobody asked', {}, 'MOVED'],
  ['partsLeft', 'once, and the other twice', { order: { buyer_part_asks: 1, seller_part_asks: 2 } }, undefined],
  ['partsLeft', 'twice', { order: { buyer_part_asks: 2 } }, 'LIMIT'],
  ['partsLeft', 'twice, the seller', { role: 'seller', order: { seller_part_asks: 2 } }, 'LIMIT'],
  ['isDivisible', 'two fen', { order: { amount: 2 } }, undefined],
  ['isDivisible', 'one fen', { order: { amount: 1 } }, 'LIMIT'],
  ['askIsOwn', 'the same side asked', { order: asked('buyer', now + 1) }, undefined],
  ['askIsOwn', 'the other asked', { order: asked('seller', now + 1) }, 'NO_RIGHT'],
  ['askIsOwn', 'the request is just over', { order: asked('buyer', now) }, 'MOVED'],
  ['askIsOwn', 'nobody asked', {}, 'MOVED'],
  ['askIsOthers', 'the other asked', { order: asked('seller', now + 1) }, undefined],
  ['askIsOthers', 'the same side asked', { order: asked('buyer', now + 1) }, 'NO_RIGHT'],
  ['askIsOthers', 'the request is just over', { order: asked('seller', now) }, 'MOVED'],
  ['askIsOthers', 'nobody asked', {}, 'MOVED'],
  ['notExtended', 'no more time for the delivery yet', { order: { state: 'paid', more_confirm: true } }, undefined],
  ['notExtended', 'more time for the delivery', { order: { state: 'paid', more_deliver: true } }, 'LIMIT'],
  ['notExtended', 'no more time for the confirmation yet', { order: { more_deliver: true } }, undefined],
  ['notExtended', 'more time for the confirmation', { order: { more_confirm: true } }, 'LIMIT'],
  ['firstDispute', 'nobody opened one', {}, undefined],
  ['firstDispute', 'the other opened one', { disputes: [{ opened_by: 'seller' }] }, undefined],
  ['firstDispute', 'the same side opened one, earlier', { disputes: [{}, { opened_by: 'seller' }] }, 'LIMIT'],
  ['isOpener', 'the opener of the last one', { disputes: [{ opened_by: 'seller' }, {}] }, undefined],
  ['isOpener', 'the opener of an earlier one', { disputes: [{}, { opened_by: 'seller' }] }, 'NO_RIGHT'],
  ['isOpener', 'no dispute', {}, 'NO_RIGHT'],
  ['isOpen', 'open', { disputes: [{}] }, undefined],
  ['isOpen', 'decided', { disputes: [{ state: 'decided' }] }, 'MOVED'],
  ['isOpen', 'no dispute', {}, 'MOVED'],
  ['evidenceOpen', 'a moment before the end', { disputes: [{ evidence_until: now + 1 }] }, undefined],
  ['evidenceOpen', 'at the end', { disputes: [{}] }, 'EXPIRED'],
  ['evidenceOpen', 'no dispute', {}, 'EXPIRED'],
  ['evidenceOver', 'a moment before the end', { disputes: [{ evidence_until: now + 1 }] }, 'LIMIT'],
  ['evidenceOver', 'at the end', { disputes: [{}] }, undefined],
  ['evidenceOver', 'no dispute', {}, 'LIMIT'],
  ['awaitsRuling', 'open', { disputes: [{}] }, undefined],
  ['awaitsRuling', 'appealed', { disputes: [{ state: 'appealed' }] }, undefined],
  ['awaitsRuling', 'no dispute', {}, 'MOVED'],
  ['awaitsRuling', 'decided', { disputes: [{ state: 'decided' }] }, 'MOVED'],
  ['isCompetent', 'an arbiter up to 500.00', { role: 'arbiter', order: { amount: 50_000 }, disputes: [{}] }, undefined],
  ['isCompetent', 'an arbiter without a dispute', { role: 'arbiter' }, undefined],
  ['isCompetent', 'an arbiter at 500.01', { role: 'arbiter', order: { amount: 50_001 }, disputes: [{}] }, 'LIMIT'],
  ['isCompetent', 'an arbiter after an appeal', { role: 'arbiter', disputes: [{ state: 'appealed' }] }, 'NO_RIGHT'],
  ['isCompetent', 'the operator at 500.01', { role: 'operator', order: { amount: 50_001 } }, undefined],
  ['isCompetent', 'the operator after an appeal', { role: 'operator', disputes: [{ state: 'appealed' }] }, undefined],
  ['isDecided', 'decided', { disputes: [{ state: 'decided', ruling }] }, undefined],
  ['isDecided', 'no dispute', {}, 'MOVED'],
  ['isDecided', 'open', { disputes: [{}] }, 'MOVED'],
  ['notAccepted', 'neither side', { disputes: [{ ruling }] }, undefined],
  ['notAccepted', 'no dispute', {}, 'LIMIT'],
  ['notAccepted', 'no decision, the seller', { role: 'seller', disputes: [{}] }, 'LIMIT'],
  ['notAccepted', 'the other side', { disputes: [{ ruling: { ...ruling, seller_accepted_at: 1 } }] }, undefined],
  ['notAccepted', 'the same side', { disputes: [{ ruling: { ...ruling, buyer_accepted_at: 1 } }] }, 'LIMIT'],
  [
    'notAccepted',
    'the same side, the seller',
    { role: 'seller', disputes: [{ ruling: { ...ruling, seller_accepted_at: 1 } }] },
    'LIMIT',
  ],
  ['notRated', 'neither side', {}, undefined],
  ['notRated', 'the other side', { order: { seller_stars: 5 } }, undefined],
  ['notRated', 'the same side', { order: { buyer_stars: 5 } }, 'LIMIT'],
  ['notRated', 'the same side, the seller', { role: 'seller', order: { seller_stars: 1 } }, 'LIMIT'],
  ['rateOpen', 'a moment before the end', { order: { rate_until: now + 1 } }, undefined],
  ['rateOpen', 'at the end', { order: { rate_until: now } }, 'EXPIRED'],
  ['rateOpen', 'before the order ended', {}, 'EXPIRED'],
]

it.each(cases)('%s: %s', (guard, _name, about, reason) => {
  expect(judged(guard, about)?.reason).toBe(reason)
})

it.each<[OrderGuard, Case, object]>([
  ['noAskOpen', { order: asked('seller', now + 1) }, { msg: '已有一个取消申请待答复', data: { until: now + 1 } }],
  [
    'noAskOpen',
    { order: wished('seller', now + 9, now + 1) },
    { msg: '已有一个协商退款待答复', data: { until: now + 1 } },
  ],
  ['partsLeft', { order: { buyer_part_asks: 2 } }, { msg: '每方最多提出 2 次协商退款' }],
  ['isDivisible', { order: { amount: 1 } }, { msg: '金额太小，不能退一部分' }],
  ['notExtended', { order: { more_confirm: true } }, { msg: '只能延长一次' }],
  ['firstDispute', { disputes: [{}] }, { msg: '每方只能发起一次纠纷' }],
  [
    'evidenceOver',
    { disputes: [{ evidence_until: now + 1 }] },
    { msg: '举证期结束后才能裁定', data: { from: now + 1 } },
  ],
  [
    'isCompetent',
    { role: 'arbiter', order: { amount: 50_001 }, disputes: [{}] },
    { msg: '超过 ¥500.00 由平台裁定', data: { max: 50_000 } },
  ],
  ['notAccepted', { disputes: [{ ruling: { ...ruling, buyer_accepted_at: 1 } }] }, { msg: '你已接受裁定' }],
  ['notRated', { order: { buyer_stars: 5 } }, { msg: '只能评价一次' }],
])('%s says why, and what helps to go on', (guard, about, told) => {
  expect(judged(guard, about)).toMatchObject(told)
})

const refundPart = transitions.find(({ act }) => act === 'refundPart')

it.each([
  [undefined, 'FORM'],
  [0, 'FORM'],
  [1, undefined],
  [3_399, undefined],
  [3_400, 'FORM'],
])('of 34.00, %s fen may be asked back: %s', (amount, reason) => {
  if (!refundPart) throw new Error('nobody may ask for a part')
  const said = amount === undefined ? {} : { amount: fen(amount) }
  expect(saidRefusal(refundPart, order, said)?.reason).toBe(reason)
  expect(saidRefusal({ ...refundPart, act: 'denyPart' }, order, said)).toBeUndefined()
})

it('judges by the first guard that refuses, and by none where the table names none', () => {
  const [row] = transitions
  const facts = { order: { ...order, deadline_at: now, buyer_stars: 5 }, disputes: [], role: 'buyer', now } as const
  const refused = (guards: readonly OrderGuard[]) => row && guardRefusal({ ...row, guards }, facts)?.reason
  expect(refused(['isCompetent', 'inTime', 'notRated'])).toBe('EXPIRED')
  expect(refused(['notRated', 'inTime'])).toBe('LIMIT')
  expect(row && guardRefusal(row, facts)).toBeUndefined()
})

it('every guard of the table is judged on both sides', () => {
  for (const guard of new Set(transitions.flatMap(({ guards = [] }) => guards))) {
    const reasons = cases.filter(([name]) => name === guard).map(([, , , reason]) => reason)
    expect({ guard, allows: reasons.includes(undefined) }).toEqual({ guard, allows: true })
    expect({ guard, refuses: reasons.some((reason) => reason !== undefined) }).toEqual({ guard, refuses: true })
  }
})

it('shows the buttons that no guard forbids', () => {
  const facts = { order, disputes: [], role: 'seller', now } as const
  expect(openActs(facts)).toEqual(['askCancel', 'refundPart', 'extend', 'dispute'])
  expect(openActs({ ...facts, order: { ...order, more_confirm: true } })).toEqual([
    'askCancel',
    'refundPart',
    'dispute',
  ])
  expect(openActs({ ...facts, order: { ...order, deadline_at: now } })).toEqual(['askCancel'])
})
