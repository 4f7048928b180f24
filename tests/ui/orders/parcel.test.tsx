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
const untold = { way: null, news: [], silentFrom: null }
const known = (more: Partial<NonNullable<OrderParcel['parcel']>> = {}) =>
  ok({ orderId: 500, parcel: { ...parcel, ...untold, ...more } })

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

  it('reads the number out of a whole message, however far behind it stands, and knows the carrier by it', async () => {
    const { on } = await open(paid, { '/bctOrder/deliver': () => ok({ ...sent, side: 'seller' }) })
    await press(byRole('button', '交付'))
    const greeting = '【顺丰速运】尊敬的客户，您好！感谢您选择我们的服务，您于今天下午寄出的一件快递已经揽收，'
    await type('input', `${greeting}运单号 SF1400000000128，如有疑问请致电 95338。`)
    expect(document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value).toBe('SF1400000000128')
    expect(byRole('checkbox', '顺丰').getAttribute('aria-checked')).toBe('true')
    await press(submit())
    await settle()
    expect(on('/bctOrder/deliver').map(({ input }) => input)).toMatchObject([
      { carrier: 'sf', trackingNo: 'SF1400000000128' },
    ])
  })

  it('of a message without a number keeps what has room, and says that it is none', async () => {
    await open(paid)
    await press(byRole('button', '交付'))
    await press(byRole('checkbox', '顺丰'))
    await type('input', '快递已经寄出，'.repeat(9))
    expect(document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value).toHaveLength(40)
    await press(submit())
    expect(text()).toContain('快递单号与快递公司不符，请核对')
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

  it('that goes back says so, and leads its buyer to a dispute; its seller reads it', async () => {
    await open(posted({ ...sent, acts: ['confirm', 'dispute'] }), {
      '/bctOrder/parcel': () => known({ way: 'returned' }),
    })
    await settle()
    expect(text()).toContain('快递已退回，未收到货可发起纠纷')
    leave()
    await open(posted({ ...sent, side: 'seller' }), { '/bctOrder/parcel': () => known({ way: 'refused' }) })
    await settle()
    expect(text()).toContain('快递已拒收')
    expect(text()).not.toContain('未收到货')
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

describe('what its carrier tells', () => {
  const news = [9, 7, 5, 3].map((hours) => ({ at: noonMs - (12 - hours) * hourMs, text: `第 ${hours} 小时` }))

  it('is shown newest first, the older ones when asked for', async () => {
    await open(sent, { '/bctOrder/parcel': () => known({ news }) })
    await settle()
    expect(text()).toContain('11-21 09:00第 9 小时11-21 07:00第 7 小时11-21 05:00第 5 小时')
    expect(text()).not.toContain('第 3 小时')
    await press(byRole('button', '查看全部 4 条'))
    expect(text()).toContain('第 3 小时')
    expect(namesOf('button')).not.toContain('查看全部 4 条')
  })

  it('is missed with a word, until it counts as silence', async () => {
    await open(sent, { '/bctOrder/parcel': () => known({ silentFrom: noonMs + 60_000 }) })
    await settle()
    expect(text()).toContain('暂无物流信息')
    expect(text()).not.toContain('小时无物流信息')
  })
})

describe('a parcel that nothing is heard of', () => {
  const disputable = posted({ ...sent, acts: ['confirm', 'dispute'] })
  const silent = () => known({ silentFrom: noonMs })
  const reason = () => byRole('checkbox', '未发货')
  const submit = () => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="button"]')]
    const button = found.find((one) => one.textContent === '发起纠纷')
    if (!button) throw new Error('no button in the sheet')
    return button
  }

  it('its buyer may dispute that it was sent, from 48 hours on and not before', async () => {
    await open(disputable, { '/bctOrder/parcel': () => known({ silentFrom: noonMs + 1 }) })
    await settle()
    expect(namesOf('button').filter((name) => name === '发起纠纷')).toHaveLength(1)
    await press(byRole('button', '发起纠纷'))
    expect(namesOf('checkbox')).not.toContain('未发货')
    expect(namesOf('checkbox')).toContain('未收到货')
  })

  it('is said on the page with the way to the dispute, which is sent with that reason', async () => {
    const disputed = posted({ ...disputable, state: 'dispute', acts: [] })
    const { on } = await open(disputable, { '/bctOrder/parcel': silent, '/bctOrder/dispute': () => ok(disputed) })
    await settle()
    expect(text()).toContain('48 小时无物流信息发起纠纷')
    await press(byRole('button', '发起纠纷'))
    await press(reason())
    await type('textarea', '催了两次都没有寄')
    await press(submit())
    await settle()
    expect(on('/bctOrder/dispute').map(({ input }) => input)).toMatchObject([
      { id: 500, reason: 'notSent', text: '催了两次都没有寄' },
    ])
  })

  it('its seller reads that, too, and cannot give the reason', async () => {
    const selling = { ...disputable, side: 'seller' as const, turn: 'buyer' as const, acts: ['dispute' as const] }
    await open(selling, { '/bctOrder/parcel': silent })
    await settle()
    expect(text()).toContain('48 小时无物流信息')
    expect(text()).not.toContain('信息发起纠纷')
    await press(byRole('button', '发起纠纷'))
    expect(namesOf('checkbox')).not.toContain('未发货')
  })

  it('who is told meanwhile that it moves, reads that at the reason, and the news', async () => {
    let isHeard = false
    const news = [{ at: noonMs, text: '快件已揽收' }]
    await open(disputable, {
      '/bctOrder/parcel': () => (isHeard ? known({ news }) : silent()),
      '/bctOrder/dispute': () => refused('FORM', { fields: { reason: '寄出后 48 小时无物流信息，才能选未发货' } }),
    })
    await settle()
    await press(byRole('button', '发起纠纷'))
    await press(reason())
    await type('textarea', '没有寄')
    isHeard = true
    await press(submit())
    await settle()
    expect(text()).toContain('才能选未发货')
    expect(text()).toContain('快件已揽收')
    expect(namesOf('checkbox')).not.toContain('未发货')
  })
})
