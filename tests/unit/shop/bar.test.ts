import type { OwnShop } from '@contract/endpoints/community/shop-view'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import type { JoinFacts } from '@/features/shop/rules/bar'
import { joinBar, payProblem } from '@/features/shop/rules/bar'
import { goneText } from '@/features/shop/rules/gone'
import { payableOf } from '@/features/cashier/rules/bill'
import { termBill } from '@/features/shop/rules/bill'
import { turnOf } from '@/features/shop/rules/turn'
import { mine, noonMs, own, renewable, term, unpaid } from '../../ui/shop/answers'

const dayMs = 86_400_000

describe('the button under the shops', () => {
  const facts: JoinFacts = { blockNo: 128, isHere: true, mine: null }

  it.each<[string, Partial<JoinFacts>, object]>([
    ['joins', {}, { kind: 'join', label: '加入赞助' }],
    ['lets a guest in', { blockNo: undefined, isHere: false }, { kind: 'login', label: '登录后加入赞助' }],
    ['asks for a block', { blockNo: 0, isHere: false }, { kind: 'noBlock', label: '购买区块后，才能加入赞助' }],
    ['is off in another city', { isHere: false }, { kind: 'off', label: '当前区块不在这座城' }],
    ['leads to the own shop', { mine: { state: 'applied' } }, { kind: 'own', label: '查看我的商铺' }],
    ['tries again', { mine: { state: 'rejected' } }, { kind: 'again', label: '修改后再提交' }],
  ])('%s', (_, change, told) => {
    expect(joinBar({ ...facts, ...change })).toEqual(told)
  })
})

it('a term is paid from 7:00 on, and in no halt, of which is said first', () => {
  const opening = Date.parse('2026-11-21T07:00:00+08:00')
  const halted = { label: '交易已暂停，资金不受影响', icon: 'pause' }
  expect(payProblem([], opening, false)).toBeUndefined()
  expect(payProblem([], opening - 1, false)).toEqual({ label: '07:00 开市，还剩 0 分 1 秒', icon: 'clock' })
  expect([payProblem([], opening, true), payProblem([], opening - 1, true)]).toEqual([halted, halted])
})

describe('a shop that is not there', () => {
  const gone = (reason: RefusalReason, data: Record<string, unknown> = {}): CallError => ({
    kind: 'refused',
    reason,
    msg: '服务器的话',
    data,
  })

  it.each<[string, CallError, string | undefined]>([
    ['was never there', gone('NOT_FOUND', { reason: '广告' }), '未找到这家商铺'],
    ['has closed', gone('CLOSED'), '已下架'],
    ['has closed for no reason', gone('CLOSED', { reason: '' }), '已下架'],
    ['has closed for what cannot be read', gone('CLOSED', { reason: 5 }), '已下架'],
    ['was removed', gone('CLOSED', { reason: '广告' }), '内容已移除：广告'],
    ['may be there: the answer failed', { kind: 'timeout' }, undefined],
  ])('%s', (_, error, words) => {
    expect(goneText(error)).toBe(words)
  })
})

describe('the bill of a term', () => {
  const until = noonMs + 900_000
  const pay: PayView = {
    payNo: 'P21',
    bizType: 'shop',
    bizId: 31,
    ver: 1,
    subject: '铺位 90 天',
    amount: fen(9_900),
    state: 'unpaid',
    expireAt: until,
    createdAt: noonMs,
  }
  const ordered = (part: object = {}): OwnShop => unpaid({ own: own({ unpaid: { ...term, ...part } }) })
  const split = [
    { name: '社区基金', text: '79.20' },
    { name: '平台', text: '19.80' },
  ]

  it('says what is paid, and to the fen where that goes', () => {
    expect(payableOf(pay, termBill(pay, ordered()))).toEqual({
      payNo: 'P21',
      ver: 1,
      amount: 9_900,
      state: 'unpaid',
      deadlineAt: until,
      goods: { title: '铺位 90 天', thumb: '', icon: 'shop', note: '一期 90 天' },
      lines: [{ name: '级别', text: '铺位' }, ...split],
      words: {
        title: '收银台',
        number: 'P21',
        otherwise: '超时关闭',
        closed: '已关闭，没有扣款',
        look: '看商铺',
        rules: [],
      },
    })
    expect(payableOf(pay, termBill(pay, ordered({ level: 'naming' }))).lines[0]).toEqual({ name: '级别', text: '冠名' })
  })

  it('says nothing of the level and where the money goes while the term is not known, or is another one', () => {
    for (const shop of [null, mine(), ordered({ payNo: 'P22' })])
      expect(payableOf(pay, termBill(pay, shop)).lines).toEqual([])
  })

  it.each([
    ['unpaid', 'unpaid', until],
    ['paying', 'unpaid', until],
    ['paid', 'paid', null],
    ['closed', 'closed', null],
  ] as const)('that is %s is %s, to be paid until %p', (state, told, deadlineAt) => {
    expect(payableOf({ ...pay, state }, termBill(pay, null))).toMatchObject({ state: told, deadlineAt })
  })
})

describe('whose turn it is with an own shop', () => {
  it('is the operators’ while they look at it', () => {
    expect(turnOf(mine())).toEqual({
      tone: 'wait',
      who: '审核中',
      act: '等运营答复',
      until: noonMs + dayMs,
      otherwise: '提醒平台',
    })
  })

  it('is the owner’s to pay and to renew', () => {
    expect(turnOf(unpaid())).toEqual({
      tone: 'me',
      who: '轮到你',
      act: '付款',
      until: noonMs + 6 * dayMs,
      otherwise: '释放席位',
    })
    expect(turnOf(renewable()).act).toBe('续期')
  })

  it.each([
    ['active', '营业中'],
    ['expired', '已到期'],
    ['hidden', '已下架'],
    ['removed', '已下架'],
  ] as const)('is nobody’s when it is %s', (state, who) => {
    expect(turnOf({ state, own: own() })).toEqual({ tone: 'done', who })
  })

  it('is nobody’s when it is rejected, and it may be tried again', () => {
    expect(turnOf({ state: 'rejected', own: own() })).toEqual({
      tone: 'done',
      who: '未通过',
      otherwise: '可修改后再提交',
    })
  })
})
