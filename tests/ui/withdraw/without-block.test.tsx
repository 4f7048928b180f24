import UserInfoPage from '@/pages/account/userInfo'
import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import { sealPasswordAtom } from '@/lib/session/seal-password'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { ApiOutput } from '@contract/endpoints/all'
import { byRole, namesOf, tapTwice } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { fill } from './fill'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'

const info = (): ApiOutput<'/bctWithdraw/getInfo'> => ({
  cooling: null,
  income: fen(92_127),
  min: fen(1_000),
  feeBasisPoints: 60,
  feeMin: fen(10),
  dayLimit: fen(200_000),
  dayLeft: fen(200_000),
  open: null,
  expectAt: Date.UTC(2026, 10, 23, 10),
  payees: [],
  hasPayPassword: false,
  enabled: true,
})
const answers: GivenAnswers = {
  ...answersToCat,
  '/user/getInfo': () => ({
    userId: 1,
    nickName: '卖掉了',
    avatar: '',
    mobile: '139****0132',
    proofs: ['mobile' as const],
    thumbs: '',
    intro: '',
    areaId: 3253,
    areaName: '测试城',
    blockNo: 0,
    residentDays: 3,
    points: 0,
    neighbours: [],
    judges: false,
  }),
  '/bctWithdraw/getInfo': info,
  '/user/payPassword': () => ({ isSet: false, left: 5, lockedUntil: null, above: 20_000 }),
}
const soldTheLast = { ...cat, blockNo: 0 }

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

// Money belongs to the person. Source: domain model §3.1.
describe('who has no block', () => {
  it('says to who has no block and no payment password what to do first, before anything is typed', async () => {
    await showPage(WithdrawAddPage, {
      user: soldTheLast,
      answers,
    })
    expect(pageText()).toContain('请先用短信验证码设置支付密码，设置 24 小时后可提现。')
    // Both keys open the sheet here: nobody looks for it on the page of the profile.
    for (const key of ['去设置', '设置支付密码']) {
      click(byRole('button', key))
      await settle()
      expect(namesOf('dialog')).toEqual(['设置支付密码'])
      click(byRole('button', '关闭'))
      await settle()
    }
  })

  it('goes on with the form once the payment password is set, and reads until when it waits', async () => {
    jest.spyOn(sealPasswordAtom, 'write').mockResolvedValue(ok('sealed'))
    let isSet = false
    const words = '刚设置支付密码，暂时不能提现'
    const { asked } = await showPage(WithdrawAddPage, {
      user: soldTheLast,
      answers: {
        ...answers,
        '/bctWithdraw/getInfo': () => ({
          ...info(),
          hasPayPassword: isSet,
          cooling: isSet ? { until: Date.UTC(2026, 10, 24), text: words } : null,
        }),
        '/user/setPayPassword': () => {
          isSet = true
          return { isSet }
        },
      },
    })
    click(byRole('button', '去设置'))
    await settle()
    await fill(['482913', '135790', '135790'])
    click(byRole('button', '保存'))
    await settle()
    expect(asked.filter(({ path }) => path === '/bctWithdraw/getInfo')).toHaveLength(2)
    expect(namesOf('dialog')).toEqual([])
    expect(pageText()).toContain(words)
    expect(namesOf('button')).not.toContain('设置支付密码')
  })

  it('sets the payment password of who has no block by a code', async () => {
    jest
      .spyOn(sealPasswordAtom, 'write')
      .mockImplementation((_get, _set, password) => Promise.resolve(ok(`sealed ${password}`)))
    const { asked } = await showPage(UserInfoPage, {
      user: soldTheLast,
      answers: {
        ...answers,
        '/user/sendProof': () => ({
          againAt: Date.UTC(2026, 10, 23, 10),
          validUntil: Date.UTC(2026, 10, 23, 10),
          mobile: '139****0132',
        }),
        '/user/setPayPassword': () => ({ isSet: true }),
      },
    })
    const row = namesOf('button').find((name) => name.startsWith('支付密码')) ?? ''
    expect(row).toContain('未设置')
    click(byRole('button', row))
    await settle()
    // The key that sends the code stands in the row of the code.
    const box = document.querySelector('[role="dialog"] input[placeholder="6 位验证码"]')
    expect(box?.closest('.row')?.textContent).toContain('获取验证码')
    // A second quick tap sends no second code.
    tapTwice(byRole('button', '获取验证码'))
    await settle()
    expect(asked.filter(({ path }) => path === '/user/sendProof')).toHaveLength(1)
    await fill(['482913', '135790', '135790'])
    click(byRole('button', '保存'))
    await settle()
    expect(asked.find(({ path }) => path === '/user/setPayPassword')?.input).toMatchObject({
      proof: 'mobile',
      password: 'sealed 135790|payPassword--mobile-',
      proofPassword: '482913',
    })
  })
})
