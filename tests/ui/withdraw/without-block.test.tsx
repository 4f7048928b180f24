import UserInfoPage from '@/pages/account/userInfo'
import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import { sealPasswordAtom } from '@/lib/session/seal-password'
import { navigation } from '@/platform/navigation/navigation'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { ApiOutput } from '@contract/endpoints/all'
import { byRole, namesOf } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
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
    expect(byRole('button', '请先设置支付密码').getAttribute('aria-disabled')).toBe('true')
    const open = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    click(byRole('button', '去设置'))
    expect(open).toHaveBeenCalledWith('/pages/user/userInfo')
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
    click(byRole('button', row))
    await settle()
    click(byRole('button', '获取验证码'))
    await settle()
    expect(asked.map(({ path }) => path)).toContain('/user/sendProof')
    const boxes = document.querySelectorAll<HTMLElement>('[role="dialog"] :is(input, taro-input-core)')
    for (const [index, text] of ['482913', '135790', '135790'].entries()) {
      const box = boxes[index]
      if (box instanceof HTMLInputElement) box.value = text
      box?.dispatchEvent(new CustomEvent('input', { detail: { value: text }, bubbles: true }))
    }
    await settle()
    click(byRole('button', '保存'))
    await settle()
    expect(asked.find(({ path }) => path === '/user/setPayPassword')?.input).toMatchObject({
      proof: 'mobile',
      password: 'sealed 135790|payPassword-mobile',
      proofPassword: '482913',
    })
  })
})
