import type { HandoverView } from '@contract/endpoints/market/handover'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { accountsAtom, userAtom } from '@/lib/session/atoms'
import { capture } from '@/platform/capture/capture'
import HandoverPage from '@/pages/block/handover'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { byRole, namesOf, tapTwice } from '../support/press'
import type { Visit } from '../support/trade-page'
import { leave, press, settle, text, type, visit } from '../support/trade-page'

const shown = jest.fn()
let hidden = jest.spyOn(capture, 'hide')
beforeEach(() => {
  shown.mockReset()
  hidden = jest.spyOn(capture, 'hide').mockReset().mockReturnValue(shown)
})
afterEach(leave)

const password = '7305291844608127'
const bought: HandoverView = {
  orderId: 7,
  no: 'B261121-0009',
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  place: '北郊',
  blockId: 46,
  blockNo: 2046,
  capacity: 6,
  price: fen(28_800),
  fee: fen(288),
  fundShare: fen(86),
  handoverHours: 24,
  sellerBlockNo: 560,
  buyerBlockNo: 128,
  at: noonMs,
  state: 'held',
  sessionsEnded: 2,
  releaseAt: noonMs + 86_400_000,
  objection: null,
  decision: null,
  side: 'buyer',
  passwordState: 'waits',
  others: [{ orderId: 8, blockNo: 2041, passwordState: 'waits' }],
  acts: [],
}
const sold: HandoverView = { ...bought, side: 'seller', passwordState: null, others: [], acts: ['object'] }
const objected: HandoverView = {
  ...sold,
  ver: 2,
  state: 'objected',
  releaseAt: null,
  acts: [],
  objection: { at: noonMs, text: '昨晚手机被人拿走过', decideBy: noonMs + 86_400_000 },
}

/** The server's answers: the password once, to who asks for it. */
function server(of: HandoverView) {
  let state = of.passwordState
  return (input: unknown) => {
    const isAsked = (input as { show?: number }).show === 1
    if (!isAsked) return ok({ ...of, passwordState: state })
    if (state !== 'waits') return refused('CLOSED')
    state = 'shown'
    return ok({ ...of, passwordState: state, password })
  }
}

const open = (of: HandoverView = bought, more: Network = {}, who: Visit['who'] = resident(128)) =>
  visit(HandoverPage, { params: { id: '7' }, who, network: { '/block/handover': server(of), ...more } })

describe('who bought a block', () => {
  it('reads what happened and what comes next, and gets to the other blocks of the payment', async () => {
    const { opened } = await open()
    for (const words of ['2046 归你了', '北郊 · 格位 6', '订单 B261121-0009', '第 4 / 5 步', '货款解冻给 560'])
      expect(text()).toContain(words)
    await press(byRole('button', '2041同一付款单的另一块也已过户，尚未看密码'))
    expect(opened).toEqual(['/pages/block/handover?id=8'])
  })

  it('sees a block that was objected to as frozen, with who decides until when, and neither password nor way into it', async () => {
    await open({ ...objected, side: 'buyer', passwordState: 'waits', others: [] })
    for (const words of ['2046 有申诉，先冻结', '等平台 · 裁定申诉', '成立则全额退你，不成立则归你'])
      expect(text()).toContain(words)
    for (const words of ['归你了', '显示密码', '切换到 2046']) expect(text()).not.toContain(words)
  })

  it('sees the new password once, behind a tap, on a page that screenshots leave out', async () => {
    const { on } = await open()
    expect(text()).not.toContain('7305')
    expect(hidden).toHaveBeenCalledTimes(1)
    await press(byRole('button', '显示密码'))
    for (const group of ['7305', '2918', '4460', '8127']) expect(text()).toContain(group)
    expect(text()).toContain('第 4 / 5 步')
    expect(on('/block/handover').map(({ input }) => input)).toEqual([
      { orderId: 7, show: 0 },
      { orderId: 7, show: 1 },
    ])
    expect(shown).not.toHaveBeenCalled()
    await press(byRole('button', '我抄好了'))
    expect(text()).not.toContain('7305')
    expect(text()).toContain('第 5 / 5 步')
    expect(text()).toContain('密码已显示。如遗忘，可用手机号找回')
    expect(shown).toHaveBeenCalledTimes(1)
  })

  it('reads that a lost answer may have been the one, and the way by mobile when it was', async () => {
    let calls = 0
    await open(bought, {
      '/block/handover': () => {
        calls += 1
        return calls === 2 ? lost() : ok({ ...bought, passwordState: calls > 2 ? 'shown' : 'waits' })
      },
    })
    await press(byRole('button', '显示密码'))
    expect(text()).toContain('密码可能已显示过')
    expect(text()).toContain('密码已显示。如遗忘，可用手机号找回')
    expect(namesOf('button')).not.toContain('显示密码')
    expect(namesOf('button')).toContain('去找回')
  })

  it('is asked whether the password is written down before the page is left for the block', async () => {
    const { on } = await open()
    await press(byRole('button', '显示密码'))
    await press(byRole('button', '切换到 2046'))
    expect(text()).toContain('密码抄好了吗')
    await press(byRole('button', '再看看'))
    expect(text()).toContain('7305')
    expect(on('/block/login')).toHaveLength(0)
  })

  it('lives there from now on with the same token, when they had no block', async () => {
    const { store, on } = await open(
      { ...bought, buyerBlockNo: 0 },
      { '/bctUser/add': () => ok({ areaId: 3253, areaName: '测试城', blockNo: 2046 } as never) },
      { ...resident(0), userId: 9, token: 'mine' },
    )
    await press(byRole('button', '切换到 2046'))
    expect(on('/bctUser/add').map(({ input }) => input)).toEqual([{ areaId: 3253 }])
    expect(namesOf('button')).not.toContain('切换到 2046')
    expect(store.get(userAtom)).toMatchObject({ userId: 9, blockNo: 2046, token: 'mine' })
    expect(store.get(accountsAtom).map(({ blockNo }) => blockNo)).toEqual([2046])
  })

  it.each([
    ['显示密码', '/block/handover', { orderId: 7, show: 1 }],
    ['切换到 2046', '/bctUser/add', { areaId: 3253 }],
    ['过户记录', '/block/handoverFile', { orderId: 7 }],
  ] as const)('asks once, however quickly %s is tapped', async (name, path, once) => {
    const { on } = await open(
      { ...bought, buyerBlockNo: 0 },
      {
        '/bctUser/add': () => ok({ areaId: 3253, areaName: '测试城', blockNo: 2046 } as never),
        '/block/handoverFile': () => ok({ name: '过户记录-2046.txt', text: '过户记录' }),
      },
      { ...resident(0), userId: 9, token: 'mine' },
    )
    tapTwice(byRole('button', name))
    await settle()
    const asked = on(path).map(({ input }) => input)
    expect(asked.filter((input) => JSON.stringify(input) === JSON.stringify(once))).toHaveLength(1)
  })

  it('keeps the record', async () => {
    const { on } = await open(bought, {
      '/block/handoverFile': () => ok({ name: '过户记录-2046.txt', text: '过户记录' }),
    })
    await press(byRole('button', '过户记录'))
    expect(on('/block/handoverFile').map(({ input }) => input)).toEqual([{ orderId: 7 }])
    expect(namesOf('button')).toContain('复制全文')
  })

  it('reads that the sale was undone, and why', async () => {
    await open({
      ...bought,
      state: 'undone',
      passwordState: null,
      releaseAt: null,
      decision: { at: noonMs, text: '密码被盗用' },
    })
    for (const words of [
      '2046 的过户已撤销',
      '¥288.00 已退回你的可用余额，可用于购买，不能提现。需退回原支付方式的，请联系客服',
      '申诉成立：密码被盗用',
    ])
      expect(text()).toContain(words)
    expect(namesOf('button')).not.toContain('切换到 2046')
  })
})

describe('who sold a block', () => {
  it('sees the held money and objects in at least ten characters', async () => {
    const { on } = await open(sold, { '/block/objectHandover': () => ok(objected) })
    for (const words of ['等 24 小时 · 解冻货款', '冻结中，将进收入', '285.12', '2046 的登录已全部退出'])
      expect(text()).toContain(words)
    await press(byRole('button', '申诉：不是我转让的'))
    await type('textarea', '不是我')
    await press(byRole('button', '提交申诉'))
    expect(text()).toContain('问题描述不能少于 10 字')
    expect(on('/block/objectHandover')).toHaveLength(0)
    await type('textarea', '昨晚手机被人拿走过，不是我')
    await press(byRole('button', '提交申诉'))
    expect(on('/block/objectHandover')[0]?.input).toMatchObject({
      orderId: 7,
      ver: 1,
      text: '昨晚手机被人拿走过，不是我',
    })
    for (const words of ['等平台 · 裁定申诉', '昨晚手机被人拿走过']) expect(text()).toContain(words)
    expect(namesOf('button')).not.toContain('申诉：不是我转让的')
  })

  it('repeats a lost objection under the same number', async () => {
    let calls = 0
    const { on } = await open(sold, { '/block/objectHandover': () => ((calls += 1) === 1 ? lost() : ok(objected)) })
    await press(byRole('button', '申诉：不是我转让的'))
    await type('textarea', '昨晚手机被人拿走过，不是我')
    await press(byRole('button', '提交申诉'))
    expect(text()).toContain('不会重复提交')
    await press(byRole('button', '核对是否提交'))
    const [first, second] = on('/block/objectHandover').map(({ input }) => (input as { clientNo: string }).clientNo)
    expect(second).toBe(first)
    expect(text()).toContain('等平台 · 裁定申诉')
  })

  it.each([
    ['done', { state: 'done', releaseAt: null, acts: [] }, ['货款已解冻', '已进收入']],
    [
      'undone',
      { state: 'undone', releaseAt: null, acts: [], passwordState: 'waits' },
      ['过户已撤销', '显示密码', '已退给买家¥288.00'],
    ],
  ] as const)('reads how it ended: %s', async (_name, change, words) => {
    await open({ ...sold, ...change, acts: [] })
    for (const word of words) expect(text()).toContain(word)
  })
})

describe('nobody else', () => {
  it('learns of a handover', async () => {
    const { opened } = await open(bought, { '/block/handover': () => refused('NOT_FOUND') })
    expect(text()).toContain('过户记录只给买卖双方看')
    await press(byRole('button', '去我的'))
    expect(opened).toEqual(['/pages/user/user'])
  })

  it('sees it without a login', async () => {
    const { on } = await open(bought, {}, null)
    expect(text()).toContain('登录后查看过户')
    expect(on('/block/handover')).toHaveLength(0)
  })

  it('who bought it may try again when it does not load', async () => {
    let calls = 0
    await open(bought, { '/block/handover': () => ((calls += 1) === 1 ? lost() : ok(bought)) })
    expect(text()).toContain('你的资金没有变动')
    await press(byRole('button', '重试'))
    expect(text()).toContain('2046 归你了')
  })
})
