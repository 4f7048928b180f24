import LoginUserPage from '@/pages/account/loginUser'
import MinePage from '@/pages/user/user'
import { openLoginAtom } from '@/lib/session/login/request'
import { refereeAtom } from '@/lib/session/referee'
import { sessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { tabLabels } from '@/lib/session/tab-labels'
import type { LoginUser } from '@/lib/session/session'
import { device } from '@/platform/device/device'
import { miniLogin } from '@/platform/mini-login/mini-login'
import type { PhoneAnswer, PhoneButtonProps } from '@/platform/mini-login/types'
import { navigation } from '@/platform/navigation/navigation'
import { payment } from '@/platform/payment/payment'
import { byRole, namesOf } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from './people'
import { site } from './site'

/** What the phone does: its codes, and what its button answers. */
const phone = { codes: 0, hasCode: true, answer: { kind: 'code', code: 'number-1' } as PhoneAnswer }

const PhoneButton = ({ onAnswer, children }: PhoneButtonProps) => (
  <div role='button' onClick={() => onAnswer(phone.answer)}>
    {children}
  </div>
)

const stranger = refused('NOT_FOUND', '该微信尚未绑定账号，请用手机号登录', { need: 'phoneCode' })
const person: LoginUser = { ...cat, userId: 9, loginUserId: 9, token: 'token-of-9', blockNo: 0, nickName: '用户1234' }
const answers: GivenAnswers = { ...answersToCat, '/index/config': () => site }

/** The popup after 微信登录 was pressed. */
async function enter(login: NonNullable<GivenAnswers['/mini/login']>, referee?: number) {
  const shown = await showPage(MinePage, { answers: { ...answers, '/mini/login': login } })
  const forget = jest.fn()
  shown.store.set(refereeAtom, { read: () => referee, forget })
  shown.store.set(openLoginAtom, undefined)
  await settle()
  click(byRole('button', '微信登录'))
  await settle()
  const sent = () => shown.asked.filter(({ path }) => path === '/mini/login').map(({ input }) => input)
  return { ...shown, sent, forget, user: () => shown.store.get(sessionAtom).user }
}

const agree = async () => {
  click(byRole('checkbox', '已阅读并同意'))
  await settle()
}
const pressPhone = async (answer: PhoneAnswer) => {
  phone.answer = answer
  click(byRole('button', '手机号快捷登录'))
  await settle()
}

beforeEach(() => {
  Object.assign(phone, { codes: 0, hasCode: true })
  jest.replaceProperty(device, 'platform', 'mini-program')
  jest.replaceProperty(payment, 'scene', 'mini')
  jest.spyOn(miniLogin, 'PhoneButton').mockImplementation(PhoneButton)
  jest
    .spyOn(payment, 'payerCode')
    .mockImplementation(() => Promise.resolve(phone.hasCode ? `login-${++phone.codes}` : undefined))
})
afterEach(leavePage)

describe('a messenger user in the mini-program', () => {
  it('who is known is signed in by one tap, and the popup closes', async () => {
    const { sent, user } = await enter(() => cat)
    expect(sent()).toEqual([{ areaId: 3253, way: 'mini', code: 'login-1' }])
    expect(user()).toEqual(cat)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('who is unknown is asked for his number, and signed in with it and a new code', async () => {
    const { sent, user } = await enter(({ phoneCode }) => (phoneCode === undefined ? stranger : person))
    expect(pageText()).toContain('该微信尚未绑定账号')
    expect(user()).toBeNull()
    await pressPhone({ kind: 'code', code: 'number-0' })
    expect(pageText()).toContain('请先阅读并勾选同意')
    expect(sent()).toHaveLength(1)
    await agree()
    expect(pageText()).not.toContain('请先阅读并勾选同意')
    await pressPhone({ kind: 'code', code: 'number-1' })
    expect(sent()[1]).toEqual({
      areaId: 3253,
      way: 'mini',
      code: 'login-2',
      phoneCode: 'number-1',
      agreedAt: expect.any(Number) as number,
    })
    expect(user()).toEqual(person)
  })

  it('who does not give his number is told what else there is, and may try again', async () => {
    const { sent, user } = await enter(({ phoneCode }) => (phoneCode === undefined ? stranger : person))
    await agree()
    await pressPhone({ kind: 'denied' })
    expect(pageText()).toContain('未获得手机号授权')
    expect(sent()).toHaveLength(1)
    await pressPhone({ kind: 'failed' })
    expect(pageText()).toContain('未获取到手机号')
    await pressPhone({ kind: 'code', code: 'number-2' })
    expect(user()).toEqual(person)
  })

  it('reads why a code was refused, and tries again with a new one', async () => {
    const words = '微信授权已过期，请重试'
    let isOver = true
    const { sent, user } = await enter(() => (isOver ? refused('FORM', '填写有误', { fields: { code: words } }) : cat))
    expect(pageText()).toContain(words)
    isOver = false
    click(byRole('button', '重试'))
    await settle()
    expect(sent()).toHaveLength(2)
    expect(user()).toEqual(cat)
  })

  it('is told when the phone gives no code, and nothing is sent', async () => {
    phone.hasCode = false
    const { sent } = await enter(() => cat)
    expect(pageText()).toContain('微信未响应，请重试')
    expect(sent()).toHaveLength(0)
  })

  it('can go back to the other ways', async () => {
    await enter(() => refused('CLOSED', '微信登录暂未开通'))
    expect(pageText()).toContain('微信登录暂未开通')
    click(byRole('link', '短信登录'))
    await settle()
    expect(document.querySelector('input[placeholder="手机号"]')).not.toBeNull()
  })

  it('who sold the last block signs in by it too, and gets to the notice of the sale', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const seller = { ...cat, blockNo: 2210 }
    const { store } = await showPage(MinePage, {
      user: seller,
      answers: {
        ...answers,
        '/block/check': () => ({ areas: [{ areaId: 3253, name: '测试城', ownerUserId: 9 }] }),
        '/mini/login': () => ({ ...cat, blockNo: 0 }),
      },
    })
    store.set(sessionEventAtom, { kind: 'expired', token: seller.token })
    store.set(openLoginAtom, '登录已失效，请重新登录')
    await settle()
    await settle()
    expect(namesOf('button')).toEqual(expect.arrayContaining(['短信登录', '微信登录']))
    click(byRole('button', '微信登录'))
    await settle()
    expect(store.get(sessionAtom).user).toMatchObject({ blockNo: 0 })
    expect(went).toHaveBeenCalledWith('/pages/user/notice')
    went.mockRestore()
  })

  it('signs in on the login page too', async () => {
    const { store } = await showPage(LoginUserPage, { answers: { ...answers, '/mini/login': () => cat } })
    click(byRole('button', '微信登录'))
    await settle()
    expect(store.get(sessionAtom).user).toEqual(cat)
  })
})

describe('who shared the link', () => {
  it('goes with the login, and is forgotten once somebody is signed in', async () => {
    const { sent, forget } = await enter(({ phoneCode }) => (phoneCode === undefined ? stranger : person), 4711)
    expect(sent()[0]).toMatchObject({ shareCode: 4711 })
    expect(forget).not.toHaveBeenCalled()
    await agree()
    await pressPhone({ kind: 'code', code: 'number-1' })
    expect(sent()[1]).toMatchObject({ shareCode: 4711 })
    expect(forget).toHaveBeenCalledTimes(1)
  })
})

describe('a person without a block', () => {
  it('is a guest on the tab bar', async () => {
    const { store } = await enter(() => person)
    expect(tabLabels(store.get(sessionAtom))).toEqual(['测试城', '卖出', '游客'])
  })
})
