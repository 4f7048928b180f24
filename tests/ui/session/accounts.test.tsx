import LoginUserPage from '@/pages/account/loginUser'
import MinePage from '@/pages/user/user'
import { accountsAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { loginWishAtom, openLoginAtom, wishAtom } from '@/lib/session/login/request'
import { backAfterMs } from '@/features/session/login/login-card'
import { navigation } from '@/platform/navigation/navigation'
import { byRole, namesOf } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { cat, click, leavePage, pageText, settle, showPage, type } from './people'
import { answers, noticed, row, tree, visit, watch } from './remembered'

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

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

  it('counts accounts, not blocks, where one has no block', async () => {
    await visit([{ ...watch, blockNo: 0 }])
    expect(pageText()).toContain('测试城 3253 · 本机登录过 1 个账号')
    expect(pageText()).not.toContain('1 个区块')
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
  const words = '2210 已过户，原密码已作废。货款安全，冻结期满自动进收入，登录后可查看；不是你转让的，请在此前申诉。'
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
