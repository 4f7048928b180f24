import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, nameOf, namesOf } from '../support/press'
import { answer, leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const hourMs = 3_600_000

const open = (order: OrderDetail, network: Network = {}) =>
  visit(OrderPage, {
    network: { '/bctOrder/info': () => ok(order), ...network },
    params: { id: '500' },
    who: resident(order.side === 'buyer' ? 128 : 3021),
  })

const parts = { buyerAmount: fen(1_000), sellerAmount: fen(2_400), fee: fen(24) }
const asked = {
  by: 'buyer',
  text: '数量不足：少了两斤',
  at: noonMs,
  deadlineAt: noonMs + 24 * hourMs,
  ...parts,
} as const
const facts = { state: 'delivered', turn: 'buyer', deadlineAt: noonMs + 72 * hourMs } as const
const free = detail({ ...facts, acts: ['confirm', 'refundPart', 'dispute'] })
const waiting = detail({ ...facts, acts: ['confirm', 'withdrawPart', 'dispute'], partAsk: asked })
const toAnswer = detail({ ...facts, side: 'seller', acts: ['agreePart', 'denyPart', 'extend'], partAsk: asked })

const offer = () => byRole('button', '协商退款有小问题时，和卖家商量退回一部分')
const submit = () => byRole('button', '提出协商退款')

describe('asking for a part', () => {
  it('needs an amount below the whole and a reason, shows who gets what, and sends both', async () => {
    const { on } = await open(free, { '/bctOrder/refundPart': () => ok(waiting) })
    await press(offer())
    expect(text()).toContain('对方须在 24 小时内答复，同意才会退款。确认收货的期限不变，每方最多提出 2 次。')
    await press(submit())
    expect(text()).toContain('请填写退款金额')
    await type('input', '34')
    await press(submit())
    expect(text()).toContain('退给买家的要小于 34.00')
    expect(text()).not.toContain('卖家 3021 实收')
    await type('input', '10')
    for (const said of ['退给买家 128¥10.00', '卖家 3021 实收¥23.76', '手续费（卖家承担）¥0.24'])
      expect(text()).toContain(said)
    await press(submit())
    expect(text()).toContain('请选择原因')
    expect(on('/bctOrder/refundPart')).toHaveLength(0)
    await press(byRole('checkbox', '数量不足'))
    await type('textarea', '少了两斤')
    await press(submit())
    expect(on('/bctOrder/refundPart')[0]?.input).toMatchObject({
      id: 500,
      ver: 3,
      amount: 1_000,
      text: '数量不足：少了两斤',
    })
    expect(namesOf('dialog')).toEqual([])
    expect(text()).toContain('你提出协商退款')
  })

  it('needs words of one’s own where no reason fits', async () => {
    const { on } = await open(free, { '/bctOrder/refundPart': () => ok(waiting) })
    await press(offer())
    await type('input', '0.01')
    await press(byRole('checkbox', '其他原因'))
    await press(submit())
    expect(on('/bctOrder/refundPart')).toHaveLength(0)
    await type('textarea', '袋子脏了')
    await press(submit())
    expect(on('/bctOrder/refundPart')[0]?.input).toMatchObject({ amount: 1, text: '袋子脏了' })
  })

  it('a lost answer is repeated under the same number', async () => {
    let tries = 0
    const { on } = await open(free, { '/bctOrder/refundPart': () => (++tries === 1 ? lost() : ok(waiting)) })
    await press(offer())
    await type('input', '10')
    await press(byRole('checkbox', '商品破损'))
    await press(submit())
    expect(text()).toContain('未收到结果')
    await press(answer())
    const sent = on('/bctOrder/refundPart').map(({ input }) => input)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(text()).toContain('你提出协商退款')
  })

  it('says at the amount why the server does not take it, and keeps the sheet', async () => {
    const fields = { amount: '要大于 0，小于订单金额' }
    await open(free, { '/bctOrder/refundPart': () => refused('FORM', { fields }) })
    await press(offer())
    await type('input', '10')
    await press(byRole('checkbox', '商品破损'))
    await press(submit())
    expect(text()).toContain('要大于 0，小于订单金额')
    expect(namesOf('dialog')).toEqual(['协商退款'])
  })

  it('that came too late is told with what the order is now', async () => {
    let order = free
    await open(free, {
      '/bctOrder/info': () => ok(order),
      '/bctOrder/refundPart': () => {
        order = detail({ state: 'done', endedBy: { act: 'confirmSilent', by: 'timer' } })
        return refused('EXPIRED')
      },
    })
    await press(offer())
    await type('input', '10')
    await press(byRole('checkbox', '商品破损'))
    await press(submit())
    expect(text()).toContain('确认期限已过，不能协商退款')
  })

  it('is not offered where the server does not allow it', async () => {
    await open(detail({ ...facts, acts: ['confirm'] }))
    expect(text()).not.toContain('协商退款')
  })
})

describe('the open request', () => {
  it.each([
    ['for a part', waiting, '退回 ¥10.00 的协商退款随之失效，按全额放款。'],
    ['to cancel', detail({ state: 'paid', acts: ['confirm'], cancelAsk: asked }), '取消申请随之失效。'],
    ['of nobody', free, ''],
  ])('%s ends with the release, as the slide says', async (_what, order, words) => {
    await open(order)
    await press(byRole('button', '确认收货'))
    expect(namesOf('dialog')).toEqual(['确认收货并放款'])
    expect(/[^。]*随之失效[^。]*。/.exec(text())?.[0] ?? '').toBe(words)
  })

  it('shows the other who would get what, why, and how long there is to answer', async () => {
    await open(toAnswer)
    for (const said of ['128 提出协商退款', '数量不足：少了两斤', '退给买家 128¥10.00', '卖家 3021 实收¥23.76'])
      expect(text()).toContain(said)
    expect(text()).toContain('答复剩余')
    expect(namesOf('button')).toEqual(expect.arrayContaining(['同意退款', '不同意退款']))
    expect(namesOf('button')).not.toContain('撤回协商')
  })

  it('is agreed to after the amounts were read once more, and ends the order', async () => {
    const done = detail({
      state: 'done',
      side: 'seller',
      agreed: parts,
      endedAt: noonMs,
      endedBy: { act: 'agreePart', by: 'seller' },
      acts: ['rate'],
    })
    const { on } = await open(toAnswer, { '/bctOrder/agreePart': () => ok(done) })
    await press(byRole('button', '同意退款'))
    expect(text()).toContain(
      '同意后 ¥10.00 退给 128，¥23.76 进入 3021 的收入（已扣手续费 ¥0.24），订单完成，不能撤回。',
    )
    expect(on('/bctOrder/agreePart')).toHaveLength(0)
    await press(answer())
    expect(on('/bctOrder/agreePart')[0]?.input).toMatchObject({ id: 500, ver: 3 })
    expect(text()).toContain('双方协商退款：¥10.00 退给 128，¥23.76 进入你的收入。')
    expect(text()).toContain('退回买家 128¥10.00')
  })

  it('is declined with or without words, and the order goes on', async () => {
    const goesOn = detail({ ...facts, side: 'seller', acts: ['extend', 'refundPart'] })
    const { on } = await open(toAnswer, { '/bctOrder/denyPart': () => ok(goesOn) })
    await press(byRole('button', '不同意退款'))
    await press(lastButton('不同意退款'))
    expect(on('/bctOrder/denyPart')[0]?.input).toMatchObject({ id: 500, ver: 3, text: '' })
    expect(text()).toContain('等 128 确认收货')
    expect(namesOf('button').some((name) => name.startsWith('协商退款'))).toBe(true)
  })

  it('is taken back by who asked, after reading that it counts', async () => {
    const { on } = await open(waiting, { '/bctOrder/withdrawPart': () => ok(free) })
    await press(byRole('button', '撤回协商'))
    expect(text()).toContain('撤回后订单照常进行。每方最多提出 2 次，本次计入。')
    await press(answer())
    expect(on('/bctOrder/withdrawPart')[0]?.input).toMatchObject({ id: 500, ver: 3 })
    expect(namesOf('button')).not.toContain('撤回协商')
  })

  it('that was taken back meanwhile is told, with the latest order', async () => {
    let order = toAnswer
    await open(toAnswer, {
      '/bctOrder/info': () => ok(order),
      '/bctOrder/agreePart': () => {
        order = detail({ ...facts, side: 'seller', acts: ['extend', 'refundPart'] })
        return refused('MOVED')
      },
    })
    await press(byRole('button', '同意退款'))
    await press(answer())
    expect(text()).toContain('订单刚刚有变化：等 128 确认收货')
    expect(namesOf('button')).not.toContain('同意退款')
  })
})

/** The act's own button in the sheet, which has the name of the button that opened it. */
function lastButton(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="button"]')]
  const button = found.find((element) => nameOf(element) === name)
  if (!button) throw new Error(`no ${name} in the sheet`)
  return button
}
