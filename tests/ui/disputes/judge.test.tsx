import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import DisputePage from '@/pages/admin/dispute'
import DisputesPage from '@/pages/admin/disputes'
import { dispute, disputeCase } from '../../support/app/disputes'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const around = { current_page: 1, last_page: 1, per_page: 15 }
const message: OrderMessage = {
  msgId: 9,
  orderId: 500,
  by: 'seller',
  mine: false,
  text: '我再称一次',
  images: '',
  at: noonMs,
}
const open = (one: DisputeCaseDetail = disputeCase(), more: Network = {}) =>
  visit(DisputePage, {
    network: {
      '/bctDispute/info': () => ok(one),
      '/bctMsg/list': () => ok({ data: [message], total: 1, ...around }),
      ...more,
    },
    params: { id: '500' },
    who: resident(77),
  })
const ruled = disputeCase({
  mayDecide: false,
  dispute: dispute({
    state: 'decided',
    decision: {
      kind: 'split',
      sellerAmount: fen(2_050),
      buyerAmount: fen(1_350),
      fee: fen(21),
      reason: '各有道理',
      by: 'arbiter',
      at: noonMs,
      executesAt: noonMs + 86_400_000,
      acceptedBy: [],
    },
  }),
})

/** Opens the sheet, and fills in a split of 20.50 for the seller. */
async function fillSplit() {
  await press(byRole('button', '裁定'))
  await press(byRole('radio', '分割'))
  await type('input', '20.50')
  await type('textarea', '各有道理')
}

describe('the list of disputes', () => {
  const list = (network: Network, who = resident(77)) => visit(DisputesPage, { network, who })

  it('shows each with whose turn it is and leads to it', async () => {
    const { opened } = await list({
      '/bctDispute/list': () => ok({ data: [disputeCase()], total: 1, ...around }),
    })
    for (const words of ['轮到你', '裁定', '平台介入', '数量不足', '买家 128 · 卖家 3021', '共 1 件'])
      expect(text()).toContain(words)
    const card = [...document.querySelectorAll<HTMLElement>('[role="button"]')].find((one) =>
      (one.textContent ?? '').includes('数量不足'),
    )
    if (!card) throw new Error('no card')
    await press(card)
    expect(opened).toEqual(['/pages/admin/dispute?id=500'])
  })

  it('asks for the ended ones, and says when there are none', async () => {
    const { on } = await list({ '/bctDispute/list': () => ok({ data: [], total: 0, ...around }) })
    expect(text()).toContain('暂无待处理的纠纷')
    await press(byRole('tab', '已结束'))
    expect(text()).toContain('暂无已结束的纠纷')
    expect(on('/bctDispute/list').map(({ input }) => input.tab)).toEqual(['running', 'ended'])
  })

  it('tells who may decide to somebody without the right, with nothing to retry', async () => {
    await list({ '/bctDispute/list': () => refused('NO_RIGHT') })
    expect(text()).toContain('无裁定权限')
    expect(namesOf('button')).not.toContain('重试')
  })

  it('tries again after a failure', async () => {
    let calls = 0
    await list({
      '/bctDispute/list': () => ((calls += 1) === 1 ? lost() : ok({ data: [disputeCase()], total: 1, ...around })),
    })
    await press(byRole('button', '重试'))
    expect(text()).toContain('数量不足')
  })
})

describe('one dispute before who decides it', () => {
  it('shows both sides’ words and pictures, what happened, the trade and the messages', async () => {
    await open()
    const shown = [
      '以市长或仲裁人身份',
      '少了一千克',
      '称过，是五千克',
      '买家已付款，资金由平台担保',
      '卖家已交付',
      '放在北门',
      '34.00',
    ]
    for (const words of [...shown, '卖家 3021', '我再称一次']) expect(text()).toContain(words)
    expect(namesOf('img').length + namesOf('button').filter((name) => name.includes('图片')).length).toBeGreaterThan(1)
  })

  it('splits to the fen after a box that names both amounts', async () => {
    const { on } = await open(disputeCase(), { '/bctDispute/decide': () => ok(ruled) })
    await fillSplit()
    for (const words of ['20.50', '0.21', '20.29', '13.50']) expect(text()).toContain(words)
    await press(byRole('button', '提交裁定'))
    expect(on('/bctDispute/decide')).toHaveLength(0)
    expect(text()).toContain('卖家 3021 得 ¥20.50（手续费 0.21，实收 20.29），买家 128 退回 ¥13.50。24 小时后执行')
    await press(answer())
    expect(on('/bctDispute/decide')[0]?.input).toMatchObject({
      id: 500,
      ver: 3,
      kind: 'split',
      sellerAmount: 2_050,
      reason: '各有道理',
    })
    expect(text()).toContain('分割：卖家 ¥20.50，买家 ¥13.50')
    expect(namesOf('button')).toContain('已裁定，待双方答复')
  })

  it('refunds everything without an amount to type', async () => {
    const { on } = await open(disputeCase({ role: 'operator' }), { '/bctDispute/decide': () => ok(ruled) })
    await press(byRole('button', '裁定'))
    await press(byRole('radio', '退给买家'))
    await type('textarea', '货没有到')
    await press(byRole('button', '提交裁定'))
    expect(text()).toContain('卖家 3021 得 ¥0.00（手续费 0.00，实收 0.00），买家 128 退回 ¥34.00。立即执行')
    await press(answer())
    const { input } = on('/bctDispute/decide')[0] ?? {}
    expect(input).toMatchObject({ kind: 'refund', reason: '货没有到' })
    expect(input).not.toHaveProperty('sellerAmount')
  })

  it('asks for the way, a reason and a part below the whole, and sends nothing before', async () => {
    const { on } = await open()
    await press(byRole('button', '裁定'))
    await press(byRole('button', '提交裁定'))
    expect(text()).toContain('请选择裁定方式')
    await press(byRole('radio', '分割'))
    await type('input', '34')
    await press(byRole('button', '提交裁定'))
    expect(text()).toContain('卖家得要小于 34.00')
    await type('input', '20')
    await press(byRole('button', '提交裁定'))
    expect(text()).toContain('请填写理由')
    expect(on('/bctDispute/decide')).toHaveLength(0)
  })

  it('sends nothing when the box is answered with 再想想, and keeps what was typed', async () => {
    const { on } = await open()
    await fillSplit()
    await press(byRole('button', '提交裁定'))
    await press(byRole('button', '再想想'))
    expect(on('/bctDispute/decide')).toHaveLength(0)
    expect(text()).toContain('13.50')
  })

  it('repeats a lost decision under the same number', async () => {
    let calls = 0
    const { on } = await open(disputeCase(), {
      '/bctDispute/decide': () => ((calls += 1) === 1 ? lost() : ok(ruled)),
    })
    await fillSplit()
    await press(byRole('button', '提交裁定'))
    await press(answer())
    expect(text()).toContain('不会重复提交')
    await press(byRole('button', '提交裁定'))
    await press(answer())
    const [first, second] = on('/bctDispute/decide')
    expect(second?.input.clientNo).toBe(first?.input.clientNo)
  })

  it('ignores a second tap while the decision is under way', async () => {
    let give = () => undefined as void
    const { on } = await open(disputeCase(), {
      '/bctDispute/decide': () => new Promise((resolve) => (give = () => resolve(ok(ruled)))),
    })
    await fillSplit()
    await press(byRole('button', '提交裁定'))
    await press(answer())
    await press(byRole('button', '提交裁定提交中'))
    give()
    expect(on('/bctDispute/decide')).toHaveLength(1)
  })

  it('shows the fresh case when somebody was faster', async () => {
    let calls = 0
    await open(disputeCase(), {
      '/bctDispute/info': () => ok((calls += 1) === 1 ? disputeCase() : ruled),
      '/bctDispute/decide': () => refused('MOVED', { case: ruled }),
    })
    await fillSplit()
    await press(byRole('button', '提交裁定'))
    await press(answer())
    expect(text()).toContain('纠纷刚刚有变化，未提交')
    await press(byRole('button', '看最新'))
    expect(namesOf('button')).toContain('已裁定，待双方答复')
  })

  it.each([
    [
      'evidence still comes in',
      disputeCase({ mayDecide: false, dispute: dispute({ evidenceUntil: noonMs + 1 }) }),
      /举证到 .+，之后裁定/,
    ],
    [
      'it is too much for an arbiter',
      disputeCase({ mayDecide: false, amount: fen(60_000) }),
      /超过 ¥500\.00，由平台裁定/,
    ],
    [
      'an appeal hands it to the operator',
      disputeCase({ mayDecide: false, dispute: dispute({ state: 'appealed' }) }),
      /已申诉，由平台终裁/,
    ],
  ])('says on the button why not when %s', async (_when, one, words) => {
    const { on } = await open(one)
    expect(namesOf('button').some((name) => words.test(name))).toBe(true)
    expect(on('/bctDispute/decide')).toHaveLength(0)
  })

  it('is closed to somebody without the right, and can be retried after a failure', async () => {
    await open(disputeCase(), { '/bctDispute/info': () => refused('NO_RIGHT') })
    expect(text()).toContain('无裁定权限')
    leave()
    let calls = 0
    await open(disputeCase(), { '/bctDispute/info': () => ((calls += 1) === 1 ? lost() : ok(disputeCase())) })
    await press(byRole('button', '重试'))
    expect(text()).toContain('少了一千克')
  })
})
