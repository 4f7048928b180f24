import type { DisputeView } from '@contract/endpoints/orders/dispute-view'
import { fen } from '@contract/money'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { err, ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const hourMs = 3_600_000
const open = (order: OrderDetail, network = {}) =>
  visit(OrderPage, {
    network: { '/bctOrder/info': () => ok(order), ...network },
    params: { id: '500' },
    who: resident(order.side === 'buyer' ? 128 : 3021),
  })

const dispute = (facts: Partial<DisputeView> = {}): DisputeView => ({
  by: 'buyer',
  reason: 'tooLittle',
  state: 'open',
  openedAt: noonMs - hourMs,
  evidenceUntil: noonMs + 47 * hourMs,
  decideBy: noonMs + 167 * hourMs,
  decision: null,
  appeal: null,
  text: '少了一千克',
  images: '',
  evidence: [{ by: 'seller', at: noonMs, text: '称过，是五千克', images: '' }],
  ...facts,
})

describe('what the two parties settle', () => {
  it('asks the other to cancel with a reason that is required, and with words where none fits', async () => {
    const paid = detail({ state: 'paid', acts: ['askCancel'], turn: 'seller' })
    const { on } = await open(paid, { '/bctOrder/askCancel': () => ok(paid) })
    await press(byRole('button', '申请取消'))
    await press(byRole('button', '提交申请'))
    await press(byRole('checkbox', '其他原因'))
    await press(byRole('button', '提交申请'))
    expect(on('/bctOrder/askCancel')).toHaveLength(0)
    expect(text()).toContain('选择其他原因时请填写说明')
    await type('textarea', '临时出差')
    await press(byRole('checkbox', '买错了'))
    await press(byRole('button', '提交申请'))
    expect(on('/bctOrder/askCancel')[0]?.input).toMatchObject({ id: 500, ver: 3, text: '买错了：临时出差' })
  })

  it('reminds the other where that is allowed, and then no more', async () => {
    const paid = detail({ state: 'paid', acts: ['askCancel'], turn: 'seller', mayRemind: true })
    const { on } = await open(paid, { '/bctOrder/remind': () => ok({ ...paid, mayRemind: false }) })
    await press(byRole('button', '提醒卖家'))
    expect(on('/bctOrder/remind')[0]?.input).toMatchObject({ id: 500 })
    expect(namesOf('button')).not.toContain('提醒卖家')
  })

  it('agrees to cancel after a box that names amount and receiver', async () => {
    const asked = { by: 'buyer', text: '买错了', at: noonMs, deadlineAt: noonMs + 24 * hourMs } as const
    const paid = detail({ state: 'paid', side: 'seller', acts: ['agreeCancel', 'denyCancel'], cancelAsk: asked })
    const { on } = await open(paid, { '/bctOrder/agreeCancel': () => ok({ ...paid, state: 'refunded', acts: [] }) })
    expect(text()).toContain('128 申请取消')
    await press(byRole('button', '同意取消'))
    expect(text()).toContain('¥34.00 全额退给 128')
    await press(answer())
    expect(on('/bctOrder/agreeCancel')[0]?.input).toMatchObject({ id: 500, ver: 3 })
  })

  it('says why more time cannot be granted twice', async () => {
    const paid = detail({ state: 'paid', acts: ['extend'], turn: 'seller' })
    const twice = { kind: 'refused', reason: 'LIMIT', msg: '只能延长一次', data: {} } as const
    await open(paid, { '/bctOrder/extend': () => err(twice) })
    await press(byRole('button', '延长交付时间'))
    await press(answer())
    expect(text()).toContain('只能延长一次')
  })

  it('rates with stars, which must be chosen', async () => {
    const ratings = { mine: null, theirs: null, until: noonMs + 24 * hourMs }
    const done = detail({ state: 'done', acts: ['rate'], ratings })
    const { on } = await open(done, { '/bctOrder/rate': () => ok(done) })
    expect(text()).toContain('互评后可见，最晚')
    await press(byRole('button', '评价'))
    await press(byRole('button', '提交评价'))
    expect(text()).toContain('请选择星级')
    await press(byRole('radio', '4 星，满意'))
    await press(byRole('button', '提交评价'))
    expect(on('/bctOrder/rate')[0]?.input).toMatchObject({ stars: 4, text: '', ver: 3 })
  })
})

describe('a dispute', () => {
  it('shows its reason and what both sides brought, and who must do what', async () => {
    await open(detail({ state: 'dispute', acts: ['evidence', 'undispute'], dispute: dispute() }))
    for (const words of ['双方举证中', '数量不足', '少了一千克', '称过，是五千克', '补充证据', '撤回纠纷'])
      expect(text()).toContain(words)
  })

  it('shows a split with exact amounts, and accepting it', async () => {
    const decision = {
      kind: 'split',
      sellerAmount: fen(2_000),
      buyerAmount: fen(1_400),
      fee: fen(20),
      reason: '各有道理',
      by: 'arbiter',
      at: noonMs,
      executesAt: noonMs + 24 * hourMs,
      acceptedBy: ['seller'],
    } as const
    const ruled = dispute({ state: 'decided', decision: { ...decision, acceptedBy: ['seller'] } })
    const decided = detail({ state: 'dispute', acts: ['accept', 'appeal'], dispute: ruled })
    const { on } = await open(decided, { '/bctOrder/accept': () => ok(decided) })
    expect(text()).toContain('轮到你 · 接受或申诉')
    expect(text()).toContain('分割：卖家 ¥20.00，买家 ¥14.00')
    await press(byRole('button', '接受裁定'))
    await press(answer())
    expect(on('/bctOrder/accept')).toHaveLength(1)
  })
})
