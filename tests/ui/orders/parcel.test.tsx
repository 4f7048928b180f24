import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { OrderParcel } from '@contract/endpoints/orders/parcel'
import { ok } from '@contract/result'
import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, settle, text, type, visit } from '../support/trade-page'

afterEach(leave)

const hourMs = 3_600_000
const none = () => ok({ orderId: 500, address: null, mayChoose: false })
const posted = (facts: Partial<OrderDetail>) => detail({ delivery: 'post', place: '', ...facts })
const open = (order: OrderDetail, network: Network = {}) =>
  visit(OrderPage, {
    network: { '/bctOrder/info': () => ok(order), '/bctOrder/address': none, ...network },
    params: { id: '500' },
    who: resident(order.side === 'buyer' ? 128 : 3021),
  })

const paid = posted({ state: 'paid', side: 'seller', turn: 'seller', acts: ['deliver', 'refuse'] })
const said = '顺丰 SF1400000000128'
const sent = posted({
  state: 'delivered',
  turn: 'buyer',
  deadlineAt: noonMs + 240 * hourMs,
  timeline: [{ at: noonMs - hourMs, act: 'deliver', by: 'seller', text: said, images: '' }],
})
const parcel = { carrier: 'sf', trackingNo: 'SF1400000000128', sentAt: noonMs - hourMs, signedAt: null } as const
const known = (more: Partial<NonNullable<OrderParcel['parcel']>> = {}) =>
  ok({ orderId: 500, parcel: { ...parcel, ...more } })

describe('sending a parcel', () => {
  const submit = () => byRole('button', '确认寄出')

  it('needs a carrier and a number of it, and sends both as they are kept', async () => {
    const { on } = await open(paid, { '/bctOrder/deliver': () => ok({ ...sent, side: 'seller' }) })
    await press(byRole('button', '交付'))
    expect(text()).toContain('128 须在签收后 72 小时、最晚寄出后 10 天内确认，超时自动放款给你。')
    await press(submit())
    expect(text()).toContain('请选择快递公司')
    await press(byRole('checkbox', '顺丰'))
    await press(submit())
    expect(text()).toContain('请填写快递单号')
    await type('input', 'YT1400000000128')
    await press(submit())
    expect(text()).toContain('快递单号与快递公司不符，请核对')
    expect(on('/bctOrder/deliver')).toHaveLength(0)
    await type('input', 'sf 1400 0000 00128')
    await press(submit())
    await settle()
    expect(on('/bctOrder/deliver').map(({ input }) => input)).toMatchObject([
      { id: 500, carrier: 'sf', trackingNo: 'SF1400000000128', text: '' },
    ])
    expect(text()).toContain('已交付')
  })

  it('stays with what was typed when the answer is lost, and repeats with the same number', async () => {
    let isLost = true
    const { on } = await open(paid, { '/bctOrder/deliver': () => (isLost ? lost() : ok({ ...sent, side: 'seller' })) })
    await press(byRole('button', '交付'))
    await press(byRole('checkbox', '极兔'))
    await type('input', 'JT3140000001280')
    await press(submit())
    await settle()
    isLost = false
    await press(answer())
    await settle()
    const [first, second] = on('/bctOrder/deliver').map(({ input }) => input as { readonly clientNo: string })
    expect(second).toEqual(first)
  })

  it('shows at its field what the server says of the number', async () => {
    const fields = { trackingNo: '快递单号与快递公司不符' }
    await open(paid, { '/bctOrder/deliver': () => refused('FORM', { fields }) })
    await press(byRole('button', '交付'))
    await press(byRole('checkbox', '其他'))
    await type('input', 'ABC-128')
    await press(submit())
    await settle()
    expect(text()).toContain(fields.trackingNo)
  })

  it('an order that is handed over in person asks for words as before', async () => {
    await open(detail({ ...paid, delivery: 'meet', place: '北门' }))
    await press(byRole('button', '交付'))
    expect(namesOf('checkbox')).toEqual([])
    expect(text()).toContain('交付后 128 须在 72 小时内确认，超时自动放款给你。')
  })
})

describe('a parcel on its way', () => {
  it('shows its number, which is copied alone, and when the time ends', async () => {
    const written: string[] = []
    const clipboard = { writeText: (words: string) => Promise.resolve(void written.push(words)) }
    Object.defineProperty(globalThis.navigator, 'clipboard', { value: clipboard, configurable: true })
    await open(sent, { '/bctOrder/parcel': () => known() })
    await settle()
    expect(text()).toContain(`${said}签收后 72 小时、最晚寄出后 10 天未确认，自动放款`)
    await press(byRole('button', '复制，快递单号'))
    expect(written).toEqual(['SF1400000000128'])
    expect(text()).toContain('快递单号已复制')
  })

  it('says when it was signed for; after the end without the rule', async () => {
    await open(posted({ ...sent, state: 'done', turn: null }), {
      '/bctOrder/parcel': () => known({ signedAt: noonMs - 60_000 }),
    })
    await settle()
    expect(text()).toContain('已签收')
    expect(text()).not.toContain('最晚寄出后')
  })

  it('that cannot be read is read again', async () => {
    let isDown = true
    await open(sent, { '/bctOrder/parcel': () => (isDown ? refused('BUSY') : known()) })
    await settle()
    expect(text()).toContain('快递信息未能加载')
    isDown = false
    await press(byRole('button', '重试'))
    await settle()
    expect(namesOf('button')).toContain('复制，快递单号')
  })

  it('is asked for only when there is one', async () => {
    const { on } = await open(paid)
    expect(on('/bctOrder/parcel')).toHaveLength(0)
  })
})
