import LoginUserPage from '@/pages/account/loginUser'
import MinePage from '@/pages/user/user'
import { accountsAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { loginWishAtom, openLoginAtom, wishAtom } from '@/lib/session/login/request'
import { backAfterMs } from '@/features/session/login/login-card'
import { navigation } from '@/platform/navigation/navigation'
import type { LoginUser } from '@/lib/session/session'
import { byRole, namesOf } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from './people'
import { site } from './site'

const watch: LoginUser = {
  ...cat,
  userId: 2,
  loginUserId: 2,
  token: 'token-of-409',
  blockNo: 409,
  nickName: '南桥修表',
}
const tree: LoginUser = { ...cat, userId: 3, loginUserId: 3, token: 'token-of-2210', blockNo: 2210, nickName: '老槐树' }
const far: LoginUser = { ...cat, userId: 4, token: 'token-of-7', blockNo: 7, blockAreaId: 0, areaName: '主城' }

const details: Record<string, { userId: number; blockNo: number; nickName: string; unread: number; isValid: boolean }> =
  {
    [cat.token]: { userId: 1, blockNo: 128, nickName: '巷口的猫', unread: 0, isValid: true },
    [watch.token]: { userId: 2, blockNo: 409, nickName: '南桥修表铺', unread: 1, isValid: true },
    [tree.token]: { userId: 0, blockNo: 0, nickName: '', unread: 0, isValid: false },
  }

const answers: GivenAnswers = {
  ...answersToCat,
  '/bctUser/remove': () => ({}),
  '/user/loginUser': ({ tokens }) => ({
    accounts: tokens
      .split(',')
      .flatMap((token) => details[token] ?? [])
      .map((detail) => ({ ...detail, avatar: '' })),
  }),
}

async function visit(users: readonly LoginUser[], extra: GivenAnswers = {}) {
  const shown = await showPage(LoginUserPage, { user: far, answers: { ...answers, ...extra } })
  for (const user of users) shown.store.set(sessionEventAtom, { kind: 'loggedIn', user })
  await settle()
  return shown
}

const row = (words: string) => byRole('button', words)
const noticed = () => namesOf('listitem')

afterEach(leavePage)

describe('the page of remembered accounts', () => {
  it('shows those of this city with name, block number and unread count, the one in use first', async () => {
    await visit([watch, tree, cat])
    expect(noticed()).toEqual([
      '巷口的猫128当前 · 暂无未读',
      '老槐树2210登录已过期，请输入创始密码',
      '南桥修表铺4091 条未读',
    ])
    expect(pageText()).toContain('测试城 3253 · 本机登录过 3 个区块')
  })

  it('sends the tokens of this city only', async () => {
    const { asked } = await visit([watch, cat])
    const sent = asked.filter(({ path }) => path === '/user/loginUser').at(-1)?.input
    expect(sent).toEqual({ areaId: 3253, tokens: 'token-of-128,token-of-409' })
  })

  it('keeps the list when the details do not come', async () => {
    await visit([watch, cat], { '/user/loginUser': () => ({ ok: false, error: { kind: 'timeout' } }) })
    expect(noticed()).toEqual(['巷口的猫128当前', '南桥修表409'])
  })

  it('acts as another account at one tap and asks the server for nothing first', async () => {
    const { asked, store } = await visit([watch, cat])
    const before = asked.length
    click(row('南桥修表铺4091 条未读'))
    expect(store.get(userAtom)).toMatchObject({ blockNo: 409, token: watch.token })
    expect(asked.slice(before).map(({ path }) => path)).not.toContain('/block/login')
  })

  it('asks for the password of an account whose session is over', async () => {
    const { store } = await visit([tree, cat])
    click(row('老槐树2210登录已过期，请输入创始密码'))
    await settle()
    expect(store.get(userAtom)).toEqual(cat)
    expect(document.querySelector<HTMLInputElement>('input')?.value).toBe('2210')
  })

  it('asks before it forgets one, and ends its session with its own token', async () => {
    const { asked, store } = await visit([watch, cat])
    click(byRole('button', '删除 南桥修表铺 409'))
    await settle()
    expect(store.get(accountsAtom)).toHaveLength(2)
    click(byRole('button', '删除'))
    await settle()
    expect(asked).toContainEqual({ path: '/bctUser/remove', input: { id: 2 } })
    expect(noticed()).toEqual(['巷口的猫128当前 · 暂无未读'])
    expect(store.get(userAtom)).toEqual(cat)
  })

  it('acts as another account of the city when the one in use is forgotten, and as nobody without another', async () => {
    const { store } = await visit([watch, cat])
    click(byRole('button', '删除 巷口的猫 128'))
    await settle()
    click(byRole('button', '删除'))
    await settle()
    expect(store.get(userAtom)).toMatchObject({ blockNo: 409 })
    click(byRole('button', '删除 南桥修表铺 409'))
    await settle()
    click(byRole('button', '删除'))
    await settle()
    expect(store.get(userAtom)).toBeNull()
    expect(store.get(accountsAtom)).toEqual([])
  })

  it('shows the login at once on a device that remembers nobody', async () => {
    await showPage(LoginUserPage, { answers })
    expect(pageText()).toContain('找回密码')
    expect(pageText()).not.toContain('登录过的区块')
  })

  it('goes back two seconds after a rejected login, unless somebody types again', async () => {
    const back = jest.spyOn(navigation, 'back').mockReturnValue()
    const pause = () => new Promise((resolve) => setTimeout(resolve, backAfterMs + 100))
    let tries = 0
    const wrong = () => {
      tries += 1
      return refused('WRONG_PASSWORD', '', { left: 4 })
    }
    const answered = async (wanted: number) => {
      while (tries < wanted) await settle()
      await settle()
    }
    await showPage(LoginUserPage, { answers: { ...answers, '/index/config': () => site, '/block/login': wrong } })
    const password = '请输入16位创始密码，管理密码无效'
    type('任意城市的账号', '128')
    type(password, '1111111111111111')
    await settle()
    click(byRole('button', '登录'))
    await answered(1)
    type(password, '2')
    await pause()
    expect(back).not.toHaveBeenCalled()
    type(password, '2222222222222222')
    await settle()
    click(byRole('button', '登录'))
    await answered(2)
    await pause()
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it('goes back two seconds after the first login on a device, too, though its account is in the list by then', async () => {
    const back = jest.spyOn(navigation, 'back').mockReturnValue()
    const { store } = await showPage(LoginUserPage, {
      answers: { ...answers, '/index/config': () => site, '/block/login': () => cat },
    })
    type('任意城市的账号', '128')
    type('请输入16位创始密码，管理密码无效', '1111111111111111')
    await settle()
    click(byRole('button', '登录'))
    while (store.get(userAtom) === null) await settle()
    await settle()
    expect(noticed()).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, backAfterMs + 100))
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it('logs out after asking, and keeps the account without its token', async () => {
    const { store } = await visit([cat])
    click(byRole('button', '退出登录'))
    await settle()
    expect(namesOf('alertdialog')).toEqual(['退出登录'])
    const answers = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] [role="button"]')]
    click(answers.find(({ textContent }) => textContent === '退出登录') ?? document.body)
    await settle()
    expect(store.get(userAtom)).toBeNull()
    expect(noticed()).toEqual(['巷口的猫128登录已过期，请输入创始密码'])
  })
})

describe('the login popup of a device that remembers accounts', () => {
  const openPopup = async (why?: string) => {
    const shown = await showPage(MinePage, { user: watch, answers })
    shown.store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
    shown.store.set(sessionEventAtom, { kind: 'loggedOut' })
    shown.store.set(openLoginAtom, why)
    await settle()
    return shown
  }

  it('lets one choose among them, and leads to the login and back', async () => {
    await openPopup()
    expect(namesOf('dialog')).toEqual(['选择账号'])
    click(byRole('button', '登录其他区块'))
    await settle()
    expect(namesOf('dialog')).toEqual(['登录区块'])
    click(byRole('link', '登录过的区块'))
    await settle()
    expect(namesOf('dialog')).toEqual(['选择账号'])
  })

  it('closes as soon as one is chosen', async () => {
    const { store } = await openPopup()
    click(row('南桥修表铺4091 条未读'))
    await settle()
    expect(store.get(userAtom)).toMatchObject({ blockNo: 409 })
    expect(namesOf('dialog')).toEqual([])
  })

  it('asks for the password first when a session has ended under the person', async () => {
    await openPopup('登录已失效，请重新登录')
    expect(namesOf('dialog')).toEqual(['登录区块'])
    expect(pageText()).toContain('登录已失效，请重新登录')
  })
})

// 2210 was bought by another person, whom the server names.
describe('a block that its person sold', () => {
  const sold: GivenAnswers = {
    ...answers,
    '/block/check': () => ({ areas: [{ areaId: 3253, name: '测试城', ownerUserId: 9 }] }),
    '/sms/login': () => ({ ...tree, blockNo: 0 }),
  }
  const words =
    '2210 已过户，原密码已作废。货款安全，过户满 24 小时自动进收入，登录后可查看；不是你转让的，请在此前申诉。'
  const hasPassword = () => document.querySelector('input[placeholder*="创始密码"]') !== null

  const logInBySms = async () => {
    click(byRole('button', '短信登录'))
    await settle()
    expect(pageText()).toContain(words)
    type('手机号', '13800138000')
    type('6 位验证码', '123456')
    click(byRole('checkbox', '已阅读并同意'))
    await settle()
    click(byRole('button', '登录'))
    await settle()
  }

  it('is told at the popup, which asks for no password but of the new owner', async () => {
    const { store } = await showPage(MinePage, { user: tree, answers: sold })
    store.set(sessionEventAtom, { kind: 'expired', token: tree.token })
    store.set(openLoginAtom, '登录已失效，请重新登录')
    await settle()
    await settle()
    expect(pageText()).toContain(words)
    expect(pageText()).not.toContain('登录已失效')
    expect(hasPassword()).toBe(false)
    // Who bought it and signs in on the seller's device has the new password.
    click(byRole('button', '我是新的主人，用创始密码登录'))
    await settle()
    expect(hasPassword()).toBe(true)
  })

  it('leads from the popup by a code to the notice of the sale, whatever the login was asked for', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const { store } = await showPage(MinePage, { user: tree, answers: sold })
    store.set(sessionEventAtom, { kind: 'expired', token: tree.token })
    store.set(openLoginAtom, '登录已失效，请重新登录')
    store.set(wishAtom, 'buy 2046', '')
    await settle()
    await settle()
    await logInBySms()
    expect(store.get(loginWishAtom)).toBeNull()
    expect(store.get(userAtom)).toMatchObject({ userId: 3, blockNo: 0 })
    expect(namesOf('dialog')).toEqual([])
    expect(went).toHaveBeenCalledWith('/pages/user/notice')
    went.mockRestore()
  })

  it('is told at the page, from the list on', async () => {
    const went = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
    const back = jest.spyOn(navigation, 'back').mockReturnValue()
    const { store } = await visit([cat, tree], sold)
    store.set(sessionEventAtom, { kind: 'accountEnded', token: tree.token })
    store.set(sessionEventAtom, { kind: 'expired', token: tree.token })
    await settle()
    click(byRole('button', namesOf('button').find((name) => name.includes('2210')) ?? ''))
    await settle()
    expect(pageText()).toContain(words)
    expect(hasPassword()).toBe(false)
    await logInBySms()
    expect(went).toHaveBeenCalledWith('/pages/user/notice')
    await new Promise((resolve) => setTimeout(resolve, backAfterMs + 100))
    expect(back).not.toHaveBeenCalled()
    went.mockRestore()
    back.mockRestore()
  })
})
