import RechargePage from '@/pages/wallet/recharge'
import { navigation } from '@/platform/navigation/navigation'
import { serverClockAtom } from '@/lib/session/server-clock'
import { fen } from '@contract/money'
import type { ApiOutput } from '@contract/endpoints/all'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import { byRole, namesOf } from '../support/press'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'
import type { GivenAnswers } from '../../support/app/given-api'

const noonMs = Date.parse('2026-11-21T12:00:00+08:00')

const made: RechargeView = {
  rechargeId: 17,
  rechargeNo: 'R261121-0001',
  ver: 1,
  amount: fen(20_000),
  bonus: fen(200),
  state: 'created',
  payNo: 'P1',
  expireAt: noonMs + 900_000,
  createdAt: noonMs,
  paidAt: null,
  channel: '',
}

const info = (part: Partial<ApiOutput<'/bctRecharge/getInfo'>> = {}): ApiOutput<'/bctRecharge/getInfo'> => ({
  enabled: true,
  available: fen(128_640),
  min: fen(1_000),
  max: fen(500_000),
  dayLimit: fen(1_000_000),
  dayLeft: fen(1_000_000),
  presets: [
    { amount: fen(5_000), bonus: fen(0) },
    { amount: fen(20_000), bonus: fen(200) },
  ],
  bonusSteps: [
    { from: fen(20_000), bonus: fen(200) },
    { from: fen(50_000), bonus: fen(800) },
  ],
  unpaid: null,
  last: null,
  ...part,
})

const answers: GivenAnswers = { ...answersToCat, '/bctRecharge/getInfo': () => info() }

/** Opens the page at noon. */
async function open(extra: GivenAnswers = {}, params: object = {}, nowMs = noonMs) {
  const shown = await showPage(RechargePage, { user: cat, answers: { ...answers, ...extra }, params })
  shown.store.set(serverClockAtom, { now: () => nowMs, correct: () => undefined })
  await settle()
  return shown
}

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('recharging', () => {
  it('shows what a preset gives, and what there will be, to the fen', async () => {
    await open()
    click(byRole('radio', '200.00 元，送 2.00，到账 202.00'))
    await settle()
    for (const name of ['200.00 元', '+2.00 元', '1,488.40 元']) expect(namesOf('text')).toContain(name)
    expect(namesOf('button')).toContain('去付款 ¥200.00')
  })

  it('gives the bonus of the step that a typed amount reaches', async () => {
    await open()
    type('10.00 – 5,000.00', '499.99')
    await settle()
    expect(namesOf('text')).toContain('+2.00 元')
    type('10.00 – 5,000.00', '500')
    await settle()
    expect(namesOf('text')).toContain('+8.00 元')
  })

  it('makes the recharge once and leads to its cashier', async () => {
    const replaced = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
    const { asked } = await open({ '/bctRecharge/add': () => made })
    click(byRole('radio', '200.00 元，送 2.00，到账 202.00'))
    await settle()
    click(byRole('button', '去付款 ¥200.00'))
    click(byRole('button', '去付款 ¥200.00'))
    await settle()
    expect(asked.filter(({ path }) => path === '/bctRecharge/add')).toHaveLength(1)
    expect(replaced).toHaveBeenCalledWith('/pages/user/recharge?rechargeId=17')
  })

  it('repeats the same command after a lost answer', async () => {
    const { asked } = await open({ '/bctRecharge/add': () => ({ ok: false, error: { kind: 'timeout' } }) })
    type('10.00 – 5,000.00', '30')
    await settle()
    for (let tries = 0; tries < 2; tries += 1) {
      click(byRole('button', '去付款 ¥30.00'))
      await settle()
    }
    expect(pageText()).toContain('不会重复充值')
    const adds = asked.filter(({ path }) => path === '/bctRecharge/add')
    expect(adds).toHaveLength(2)
    expect(adds[1]).toEqual(adds[0])
  })

  it.each([
    ['9.99', '单笔充值 10.00 起', fen(900_000)],
    ['5000.01', '单笔最多充值 5,000.00', fen(900_000)],
    ['30.01', '今日还可充值 30.00', fen(3_000)],
    ['30.001', '金额最多 2 位小数', fen(900_000)],
  ])('says on the button, while it is typed, what is wrong with %s', async (typed, reason, dayLeft) => {
    const { asked } = await open({ '/bctRecharge/getInfo': () => info({ dayLeft }) })
    type('10.00 – 5,000.00', typed)
    await settle()
    const button = byRole('button', reason)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    click(button)
    await settle()
    expect(asked.map(({ path }) => path)).not.toContain('/bctRecharge/add')
  })

  it('begins with the smallest preset, and a preset leaves the field for other amounts empty', async () => {
    await open()
    expect(byRole('radio', '50.00 元，到账 50.00').getAttribute('aria-checked')).toBe('true')
    expect(namesOf('button')).toContain('去付款 ¥50.00')
    type('10.00 – 5,000.00', '200')
    await settle()
    const twoHundred = () => byRole('radio', '200.00 元，送 2.00，到账 202.00')
    expect(twoHundred().getAttribute('aria-checked')).toBe('false')
    click(twoHundred())
    await settle()
    expect(twoHundred().getAttribute('aria-checked')).toBe('true')
    expect(document.querySelector<HTMLInputElement>('taro-input-core, input')?.value).toBe('')
    expect(pageText()).not.toContain('*')
  })

  it('names the way it is paid', async () => {
    await open()
    expect(pageText()).toContain('微信支付')
  })

  it('waits for the opening', async () => {
    await open({}, {}, Date.parse('2026-11-21T06:30:00+08:00'))
    expect(namesOf('button').some((name) => name.startsWith('07:00 开市，还剩'))).toBe(true)
  })

  it('is hidden where the platform forbids it', async () => {
    await open({ '/bctRecharge/getInfo': () => info({ enabled: false }) })
    expect(pageText()).toContain('暂不支持充值')
    expect(namesOf('radio')).toEqual([])
  })

  it('leads to the one that waits for its money', async () => {
    const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await open({ '/bctRecharge/getInfo': () => info({ unpaid: made }) })
    expect(pageText()).toContain('有一笔 200.00 的充值待付款')
    click(byRole('button', '去付款'))
    expect(opened).toHaveBeenCalledWith('/pages/user/recharge?rechargeId=17')
  })

  it('shows the cashier of a recharge: what is paid, what is given', async () => {
    await open({ '/bctRecharge/info': () => made }, { rechargeId: '17' })
    for (const text of ['R261121-0001', '+2.00', '202.00']) expect(pageText()).toContain(text)
    expect(namesOf('heading')[0]).toBe('付款')
  })

  it('says on its key that paying comes next, and only the cashier’s key pays', async () => {
    await open()
    click(byRole('radio', '200.00 元，送 2.00，到账 202.00'))
    await settle()
    const leading = namesOf('button').filter((name) => name.includes('¥200.00'))
    leavePage()
    const ways = { wechat: true, login: null }
    await open({ '/bctRecharge/info': () => made, '/bctPay/ways': () => ways }, { rechargeId: '17' })
    const paying = namesOf('button').filter((name) => name.includes('¥200.00'))
    expect([leading, paying]).toEqual([['去付款 ¥200.00'], ['付款 ¥200.00']])
  })

  it('says at the cashier where the money goes, and nothing of a gift that there is not', async () => {
    const ways = { wechat: true, login: null }
    const plain = { ...made, amount: fen(10_000), bonus: fen(0) }
    await open({ '/bctRecharge/info': () => plain, '/bctPay/ways': () => ways }, { rechargeId: '17' })
    expect(pageText()).toContain('支付成功后立即到账')
    for (const untrue of ['担保', '冻结', '赠送']) expect(pageText()).not.toContain(untrue)
  })
})
