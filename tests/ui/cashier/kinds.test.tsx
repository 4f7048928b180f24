import { CashierScreen } from '@/features/cashier/components/cashier-screen'
import { payStageAtom } from '@/features/cashier/pay-atoms'
import { askedPayPasswordAtom } from '@/lib/pay/pay-password'
import { serverClockAtom } from '@/lib/session/server-clock'
import { loadPurseAtom, purseAtom } from '@/features/cashier/atoms'
import type { Payable } from '@/lib/pay/payable'
import { fen, plus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { refused } from '../../support/app/given-api'
import { byRole } from '../support/press'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'

afterEach(leavePage)

/** The kinds of pay orders in the domain model. The cashier knows none of them: it draws what it is given. */
const kinds = {
  order: ['新米 5 kg', '卖家 3021'],
  buy: ['求购大米 20 kg', '等人卖给你'],
  recharge: ['充值到可用', '你的可用'],
  cart: ['购物车 3 个区块', '城市金库'],
  expand: ['扩容第 4 格位', '城市金库'],
  shop: ['商铺赞助', '社区基金'],
  fund: ['捐给社区基金', '社区基金'],
} as const

const factsOf = (kind: keyof typeof kinds): Payable => {
  const [title] = kinds[kind]
  return {
    payNo: `P-${kind}`,
    ver: 1,
    amount: fen(12_345),
    state: 'unpaid',
    deadlineAt: null,
    goods: { title, thumb: '', note: '' },
    lines: [
      { name: '单价', text: '¥123.45' },
      { name: '已核对', text: '价格没有变', isGood: true },
    ],
    words: {
      title: '付款',
      number: `编号 ${kind}`,
      otherwise: '超时关闭',
      closed: '已关闭',
      look: '查看',
      rules: ['15 分钟内没有付款自动关闭，不扣款。'],
    },
  }
}

const payableOf = (kind: keyof typeof kinds): Payable => ({
  ...factsOf(kind),
  path: { held: '担保冻结', to: kinds[kind][1], when: '确认后', amount: fen(12_345) },
})

it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'draws the exact breakdown of “%s” before paying',
  async (kind) => {
    const payable = payableOf(kind)
    const nothing = () => undefined
    const Page = () => <CashierScreen payable={payable} plate={128} onReload={nothing} onLook={nothing} />
    const ways = { wechat: true, login: null }
    const { store } = await showPage(Page, { user: cat, answers: { ...answersToCat, '/bctPay/ways': () => ways } })
    await store.set(loadPurseAtom)
    await settle()
    for (const text of [...kinds[kind], '价格没有变', '123.45', '余额', '微信支付']) expect(pageText()).toContain(text)
  },
)

it('shows a recharge as money for the own balance: it grows at once, and nothing is frozen', async () => {
  const made: Payable = { ...factsOf('recharge'), lines: [], credits: fen(12_545) }
  const nothing = () => undefined
  const Page = () => <CashierScreen payable={made} plate={128} onReload={nothing} onLook={nothing} />
  const answers = { ...answersToCat, '/bctPay/ways': () => ({ wechat: true, login: null }) }
  const { store } = await showPage(Page, { user: cat, answers })
  await store.set(loadPurseAtom)
  await settle()
  const purse = store.get(purseAtom)
  if (!purse) throw new Error('the purse is not known')
  expect(pageText()).toContain(`到账后可用¥${yuanText(plus(purse.available, fen(12_545)))}`)
  expect(pageText()).toContain('支付成功后立即到账')
  // The bill begins with one line, not with two.
  expect(document.querySelector('.total')).not.toBeNull()
  expect(document.querySelector('.parted')).toBeNull()
  for (const untrue of ['冻结', '担保', '资金去向', '资金去向']) expect(pageText()).not.toContain(untrue)
})

it('is not seen paying behind the question for the payment password', async () => {
  const nothing = () => undefined
  const Page = () => <CashierScreen payable={payableOf('order')} plate={128} onReload={nothing} onLook={nothing} />
  const answers = {
    ...answersToCat,
    '/bctPay/ways': () => ({ wechat: false, login: null }),
    '/bctPay/submit': () => refused('PAY_PASSWORD'),
  }
  const { store } = await showPage(Page, { user: cat, answers })
  store.set(serverClockAtom, { now: () => Date.parse('2026-11-21T12:00:00+08:00'), correct: nothing })
  await store.set(loadPurseAtom)
  await settle()
  click(byRole('button', '付款 ¥123.45'))
  await settle()
  expect(store.get(askedPayPasswordAtom)).not.toBeNull()
  expect(store.get(payStageAtom)).toBe('paying')
  expect(pageText()).not.toContain('付款中')
})
