import type { Decision, DisputeView } from '@contract/endpoints/orders/dispute-view'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { UploadToken } from '@contract/endpoints/uploads'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { keepPictureAtom } from '@/lib/uploads/send-picture'
import OrderPage from '@/pages/order/info'
import { images } from '@/platform/images/images'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const hourMs = 3_600_000
const token: UploadToken = {
  token: 't',
  visitPrefix: 'https://img',
  folderPath: 'img',
  region: 'ECN',
  uploadHost: 'https://up',
  maxBytes: 1_000,
  expireAt: noonMs + 9_000_000,
}

const open = (order: OrderDetail, network: Network = {}) =>
  visit(OrderPage, {
    network: { '/bctOrder/info': () => ok(order), '/upload/token': () => ok(token), ...network },
    params: { id: '500' },
    who: resident(order.side === 'buyer' ? 128 : 3021),
    prepare: (store) =>
      store.set(keepPictureAtom, {
        cleaned: (image) => Promise.resolve(image),
        keep: () => Promise.resolve({ kind: 'kept', key: 'img/a.jpg' }),
      }),
  })

/** The person picks one picture. */
function picksPicture(): void {
  const image = { localUrl: 'blob:1', name: 'a.jpg', sizeBytes: 10, content: new Blob(['x']) }
  jest.spyOn(images, 'pick').mockResolvedValue(ok([image]))
  jest.spyOn(images, 'release').mockReturnValue(undefined)
}

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
  evidence: [],
  ...facts,
})

const decision: Decision = {
  kind: 'split',
  sellerAmount: fen(2_000),
  buyerAmount: fen(1_400),
  fee: fen(20),
  reason: '各有道理',
  by: 'arbiter',
  at: noonMs,
  executesAt: noonMs + 24 * hourMs,
  acceptedBy: [],
}

describe('opening a dispute', () => {
  const delivered = detail({ state: 'delivered', acts: ['confirm', 'dispute'], turn: 'buyer' })

  it('needs a reason and words, and takes a picture along', async () => {
    picksPicture()
    const { on } = await open(delivered, { '/bctOrder/dispute': () => ok(detail({ ...delivered, state: 'dispute' })) })
    await press(byRole('button', '发起纠纷'))
    expect(text()).toContain(
      '现在发起：举证到 11-23 12:00 → 市长最晚 11-28 裁定 → 12-06 仍无人裁定则全额退你。期间货款保持冻结。每方只能发起一次。',
    )
    await press(lastButton('发起纠纷'))
    expect(text()).toContain('请选择原因')
    expect(on('/bctOrder/dispute')).toHaveLength(0)
    await press(byRole('checkbox', '数量不足'))
    await type('textarea', '少了一千克')
    await press(byRole('button', '添加图片'))
    await press(lastButton('发起纠纷'))
    expect(on('/bctOrder/dispute')[0]?.input).toMatchObject({
      id: 500,
      ver: 3,
      reason: 'tooLittle',
      text: '少了一千克',
      images: 'img/a.jpg',
    })
  })
})

describe('in a dispute', () => {
  it('evidence needs words, may have pictures, and cannot be taken back', async () => {
    picksPicture()
    const running = detail({ state: 'dispute', acts: ['evidence', 'undispute'], dispute: dispute() })
    const { on } = await open(running, { '/bctOrder/evidence': () => ok(running) })
    await press(byRole('button', '补充证据'))
    expect(text()).toContain('提交后不能修改或删除')
    await press(byRole('button', '提交证据'))
    expect(on('/bctOrder/evidence')).toHaveLength(0)
    await type('textarea', '称重的照片')
    await press(byRole('button', '添加图片'))
    await press(byRole('button', '提交证据'))
    expect(on('/bctOrder/evidence')[0]?.input).toMatchObject({ text: '称重的照片', images: 'img/a.jpg' })
  })

  it('the opener takes it back after reading what follows', async () => {
    const running = detail({ state: 'dispute', acts: ['undispute'], dispute: dispute() })
    const back = detail({ state: 'delivered', acts: ['confirm'], turn: 'buyer' })
    const { on } = await open(running, { '/bctOrder/undispute': () => ok(back) })
    await press(byRole('button', '撤回纠纷'))
    expect(text()).toContain('24 小时内未确认，自动放款给卖家。你不能再次发起纠纷。')
    expect(on('/bctOrder/undispute')).toHaveLength(0)
    await press(answer())
    expect(on('/bctOrder/undispute')).toHaveLength(1)
    expect(text()).toContain('轮到你 · 确认收货')
  })

  it('an appeal needs words and leaves the end to the platform', async () => {
    const decided = detail({
      state: 'dispute',
      acts: ['accept', 'appeal'],
      dispute: dispute({ state: 'decided', decision }),
    })
    const appealed = detail({
      state: 'dispute',
      dispute: dispute({
        state: 'appealed',
        decision: { ...decision, executesAt: null },
        appeal: { by: 'buyer', text: '称错了', at: noonMs },
      }),
    })
    const { on } = await open(decided, { '/bctOrder/appeal': () => ok(appealed) })
    await press(byRole('button', '申诉'))
    expect(text()).toContain('只能申诉一次，由平台终裁，立即执行。')
    await press(byRole('button', '提交申诉'))
    expect(on('/bctOrder/appeal')).toHaveLength(0)
    await type('textarea', '称错了')
    await press(byRole('button', '提交申诉'))
    expect(on('/bctOrder/appeal')[0]?.input).toMatchObject({ id: 500, ver: 3, text: '称错了' })
    expect(text()).toContain('等平台 终裁')
    expect(namesOf('button')).not.toContain('申诉')
  })

  it('an appeal that comes after the decision was executed is told with what the order is now', async () => {
    const decided = detail({ state: 'dispute', acts: ['appeal'], dispute: dispute({ state: 'decided', decision }) })
    let order = decided
    await open(decided, {
      '/bctOrder/info': () => ok(order),
      '/bctOrder/appeal': () => {
        order = detail({
          state: 'done',
          dispute: dispute({ state: 'executed', decision: { ...decision, executesAt: null } }),
        })
        return refused('MOVED')
      },
    })
    await press(byRole('button', '申诉'))
    await type('textarea', '称错了')
    await press(byRole('button', '提交申诉'))
    expect(text()).toContain('订单刚刚有变化：已完成')
    await press(byRole('button', '看最新'))
    expect(text()).toContain('已按裁定执行：¥20.00 给 3021，¥14.00 退回你的可用余额。')
  })
})

describe('asking to cancel', () => {
  const asked = { by: 'buyer', text: '买错了', at: noonMs, deadlineAt: noonMs + 24 * hourMs } as const
  const paid = detail({ state: 'paid', side: 'seller', acts: ['agreeCancel', 'denyCancel'], cancelAsk: asked })

  it('is refused with or without words, and the order goes on', async () => {
    const { on } = await open(paid, {
      '/bctOrder/denyCancel': () =>
        ok(detail({ ...paid, acts: ['deliver'], cancelAsk: null, turn: 'seller', deadlineAt: noonMs + hourMs })),
    })
    await press(byRole('button', '不同意'))
    expect(text()).toContain('订单照常进行，期限不变。')
    await press(byRole('button', '不同意取消'))
    expect(on('/bctOrder/denyCancel')[0]?.input).toMatchObject({ id: 500, ver: 3, text: '' })
    expect(text()).toContain('轮到你 · 交付')
    expect(namesOf('button')).not.toContain('同意取消')
  })

  it('is no button’s any more once one asked: the asker only waits', async () => {
    await open(detail({ state: 'paid', acts: ['confirm'], cancelAsk: asked }))
    expect(text()).toContain('你申请取消')
    expect(namesOf('button')).not.toContain('申请取消')
  })
})

describe('granting time', () => {
  it.each([
    ['paid', 'buyer', '延长交付时间', '给 3021 延长 24 小时交付，只能延长一次。'],
    ['delivered', 'seller', '延长收货时间', '给 128 延长 72 小时确认，只能延长一次。'],
  ] as const)('%s, by the %s, says to whom and how much', async (state, side, button, words) => {
    const order = detail({ state, side, acts: ['extend'], deadlineAt: noonMs + hourMs })
    const later = detail({ ...order, acts: [], deadlineAt: noonMs + 25 * hourMs })
    const { on } = await open(order, { '/bctOrder/extend': () => ok(later) })
    await press(byRole('button', button))
    expect(text()).toContain(words)
    await press(answer())
    expect(on('/bctOrder/extend')).toHaveLength(1)
    expect(namesOf('button')).not.toContain(button)
  })
})

describe('ratings', () => {
  const until = noonMs + 24 * hourMs

  it('show the other’s only once the server does', async () => {
    await open(detail({ state: 'done', ratings: { mine: { stars: 5, text: '好' }, theirs: null, until } }))
    expect(text()).toContain('★★★★★ 5 星 好')
    expect(text()).toContain('互评后可见，最晚')
    leave()
    const both = { mine: { stars: 5, text: '好' }, theirs: { stars: 2, text: '慢' }, until }
    await open(detail({ state: 'refunded', ratings: both }))
    expect(text()).toContain('★★☆☆☆ 2 星 慢')
  })

  it('may have words, and too late ones are told', async () => {
    const done = detail({ state: 'done', acts: ['rate'], ratings: { mine: null, theirs: null, until } })
    const { on } = await open(done, { '/bctOrder/rate': () => refused('EXPIRED') })
    await press(byRole('button', '评价'))
    await press(byRole('radio', '2 星，较差'))
    await type('textarea', '等了很久')
    await press(byRole('button', '提交评价'))
    expect(on('/bctOrder/rate')[0]?.input).toMatchObject({ stars: 2, text: '等了很久' })
    expect(document.querySelector('[role="alertdialog"]')).not.toBeNull()
  })
})

/** The act's own button in the sheet, which has the name of the button that opened it. */
function lastButton(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="button"]')].filter(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
  )
  const sheet = found.find((element) => element.closest('[role="dialog"]'))
  if (!sheet) throw new Error(`no ${name} in the sheet`)
  return sheet
}
