import { backWords } from '@contract/texts/back-words'
import { actBar, actLabel, againOf, buttonsOf, cardBar } from '@/features/orders/acts/rules'
import { payableOrder } from '@/features/orders/one/rules'
import { detail, order } from '../../support/app/orders'

describe('the bar of an order', () => {
  it('holds the acts of the order itself and what answers; a request, evidence and taking a dispute back stand where they are asked', () => {
    const bar = (acts: Parameters<typeof buttonsOf>[1]) => actBar(order({ turn: 'seller', acts: [...acts] })).others
    const ownBar = ['pay', 'cancel', 'deliver', 'refuse', 'confirm', 'askCancel', 'extend', 'dispute'] as const
    const answers = ['agreeCancel', 'denyCancel', 'agreePart', 'denyPart', 'accept', 'appeal'] as const
    const takenBack = ['withdrawCancel', 'withdrawPart'] as const
    for (const acts of [ownBar, answers, takenBack]) expect(bar(acts).map(({ act }) => act)).toEqual(acts)
    expect(bar(['refundPart', 'evidence', 'undispute'])).toEqual([])
  })

  it('shows on a card what is asked for, and taking back what the reader asked for', () => {
    const acts = ['deliver', 'refuse', 'agreeCancel', 'denyCancel'] as const
    const asked = cardBar(order({ state: 'paid', side: 'seller', turn: 'seller', acts: [...acts] }))
    expect([asked.primary?.act, ...asked.others.map(({ act }) => act)]).toEqual(['agreeCancel', 'denyCancel'])
    const own = cardBar(order({ state: 'paid', turn: 'seller', acts: ['confirm', 'withdrawCancel', 'extend'] }))
    expect(own).toEqual({ others: [{ act: 'withdrawCancel', label: '撤回取消' }] })
    const ended = cardBar(order({ state: 'done', turn: null, acts: ['rate'] }))
    expect(ended).toEqual({ others: [{ act: 'rate', label: '评价' }] })
  })

  it('of an order that has ended leads with the rating, and its buyer may buy once more', () => {
    expect(actBar(order({ state: 'done', acts: ['rate'] })).primary?.act).toBe('rate')
    expect(againOf(order({ state: 'done' }))).toBe(60)
    expect(againOf(order({ state: 'refunded', side: 'seller' }))).toBeUndefined()
    expect([againOf(order({ state: 'paid' })), againOf(order({ state: 'done', saleId: 0 }))]).toEqual([
      undefined,
      undefined,
    ])
  })

  it.each([
    ['the buyer’s confirmation on his turn', 'buyer', ['confirm', 'askCancel', 'dispute'], 'confirm'],
    ['the seller’s delivery on his turn', 'seller', ['refuse', 'deliver', 'askCancel'], 'deliver'],
    [
      'an answer before what the order itself waits for',
      'seller',
      ['deliver', 'agreeCancel', 'denyCancel'],
      'agreeCancel',
    ],
    ['accepting a decision', 'buyer', ['accept', 'appeal'], 'accept'],
    ['nothing that is not asked for', 'buyer', ['cancel', 'askCancel', 'extend', 'dispute'], undefined],
  ] as const)('leads with %s', (_what, side, acts, lead) => {
    const { primary, others } = actBar(order({ side, turn: side, acts: [...acts] }))
    expect(primary?.act).toBe(lead)
    expect(others.map(({ act }) => act)).toEqual(acts.filter((act) => act !== lead))
  })

  it('offers no act that is wanted but not allowed', () => {
    expect(buttonsOf(order({ acts: ['rate'] }), ['rate', 'appeal'])).toEqual([{ act: 'rate', label: '评价' }])
  })

  it.each([
    ['pay', 'unpaid', '付款 ¥34.00'],
    ['extend', 'paid', '延长交付时间'],
    ['extend', 'delivered', '延长收货时间'],
    ['undispute', 'dispute', '撤回纠纷'],
    ['refuse', 'paid', '拒单'],
  ] as const)('names %s in %s: %s', (act, state, label) => {
    expect(actLabel(act, order({ state }))).toBe(label)
  })
})

describe('the bill of an order', () => {
  const bill = () => payableOrder(detail({ deadlineAt: 9 }))

  it('asks for the whole amount until the deadline, and says for what and from whom', () => {
    expect(bill()).toMatchObject({ payNo: 'P1', ver: 3, amount: 3_400, state: 'unpaid', deadlineAt: 9 })
    expect(bill().goods).toMatchObject({ title: '北郊农场 当季新米', category: '粮食', note: '当面 · 北门' })
    expect(bill().goods.from).toEqual({ name: '卖家', blockNo: 3021 })
    expect(bill().words.number).toContain('D261121-0047')
  })

  it('tells price and quantity, that the price still stands, and that the seller bears the fee', () => {
    expect(bill().lines.map(({ text }) => text)).toEqual(['6.80 × 5 千克', '与下单时一致', '卖家承担 ¥0.34'])
    expect(bill().lines.map(({ isGood }) => isGood)).toEqual([undefined, true, undefined])
  })

  it('shows the way of the money: frozen, then less the fee to the seller', () => {
    expect(bill().path).toMatchObject({ to: '3021 收入', amount: 3_366 })
  })

  it('tells the limits of delivery and confirmation', () => {
    expect(bill().words.rules.slice(0, 2)).toEqual([
      `24 小时内未交付，全额退回可用余额，${backWords}`,
      '交付后 72 小时内由你确认，超时自动放款。',
    ])
  })

  it.each([
    ['unpaid', 'unpaid'],
    ['closed', 'closed'],
    ['paid', 'paid'],
    ['delivered', 'paid'],
    ['done', 'paid'],
    ['refunded', 'paid'],
  ] as const)('of an order that is %s is %s', (state, told) => {
    expect(payableOrder(detail({ state })).state).toBe(told)
  })
})
