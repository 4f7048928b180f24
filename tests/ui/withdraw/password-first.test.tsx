import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import { byRole, namesOf } from '../support/press'
import { cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { answers, info, row, seal } from './answers'
import { fill } from './fill'

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

const words = '为保护账户，更换手机号后 24 小时内不能提现，11-22 09:40 后恢复'
const cooling = { until: Date.UTC(2026, 10, 22, 1, 40), text: words }

describe('what is known before anything is typed stands above the form', () => {
  const before = (said: string) => (pageText().split('提现金额')[0] ?? '').includes(said)

  it('that a payment password is needed, also to who has a block, and while a wait runs', async () => {
    let isSet = false
    const given = () => info({ hasPayPassword: isSet, cooling })
    await showPage(WithdrawAddPage, {
      user: cat,
      answers: {
        ...answers,
        '/bctWithdraw/getInfo': given,
        '/user/setPayPassword': () => {
          isSet = true
          return { isSet }
        },
      },
    })
    seal()
    expect([before('请先用创始密码设置支付密码'), before(words)]).toEqual([true, true])
    click(byRole('button', '设置支付密码'))
    await settle()
    await fill(['1234567812345678', '135790', '135790'])
    click(byRole('button', '保存'))
    await settle()
    expect(pageText()).not.toContain('请先用创始密码设置支付密码')
    expect(byRole('button', '保护期内不能提现').getAttribute('aria-disabled')).toBe('true')
  })

  it('that another one is on its way', async () => {
    const given = { ...answers, '/bctWithdraw/getInfo': () => info({ open: row({}) }) }
    await showPage(WithdrawAddPage, { user: cat, answers: given })
    expect(before('有一笔 50.00 的提现处理中')).toBe(true)
  })
})

it('a forgotten payment password that is set anew takes nothing out at once: its key does not promise it', async () => {
  seal()
  let isReset = false
  const { asked } = await showPage(WithdrawAddPage, {
    user: cat,
    params: { amount: '20000' },
    answers: {
      ...answers,
      '/bctWithdraw/getInfo': () => info({ cooling: isReset ? cooling : null }),
      '/user/setPayPassword': () => {
        isReset = true
        return { isSet: true }
      },
    },
  })
  click(byRole('button', '提现 ¥200.00'))
  await settle()
  click(byRole('button', '忘记密码'))
  await settle()
  expect(pageText()).toContain('重设后 24 小时内不能提现')
  await fill(['1234567812345678', '135790', '135790'])
  click(byRole('button', '保存'))
  await settle()
  expect(asked.map(({ path }) => path)).not.toContain('/bctWithdraw/add')
  expect(namesOf('dialog')).toEqual([])
  expect(pageText()).toContain(words)
})
