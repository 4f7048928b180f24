import MinePage from '@/pages/user/user'
import { loadSiteAtom } from '@/lib/session/site'
import { sessionAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import { navigation } from '@/platform/navigation/navigation'
import { byRole, namesOf, overlay } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from './people'
import { site } from './site'

const answers: GivenAnswers = {
  ...answersToCat,
  '/index/config': () => site,
  '/block/check': () => ({ areas: [{ areaId: 3253, name: '测试城', ownerUserId: 9 }] }),
  '/block/login': () => cat,
}

const terms = ['《用户协议》', '《隐私政策》']

async function openLogin(extra: GivenAnswers = {}) {
  const shown = await showPage(MinePage, { answers: { ...answers, ...extra } })
  await shown.store.set(loadSiteAtom)
  shown.store.set(openLoginAtom, undefined)
  await settle()
  return shown
}

afterEach(leavePage)

describe('the login popup', () => {
  it('asks for the block number first, then for the founder password, and sends nothing', async () => {
    const { asked } = await openLogin()
    click(byRole('button', '登录'))
    await settle()
    expect(pageText()).toContain('请输入区块编号')
    type('任意城市的账号', '128')
    click(byRole('button', '登录'))
    await settle()
    expect(pageText()).not.toContain('请输入区块编号')
    expect(pageText()).toContain('请输入创始密码')
    expect(asked.map(({ path }) => path)).not.toContain('/block/login')
  })

  it('shows the number on the plate and counts the digits', async () => {
    await openLogin()
    type('任意城市的账号', '3021')
    type('请输入16位创始密码，管理密码无效', '1234 567')
    await settle()
    expect(pageText()).toContain('3021')
    expect(pageText()).toContain('7/16')
  })

  it('sends the password encrypted, without a plus sign, and logs in', async () => {
    const { asked, store } = await openLogin()
    type('任意城市的账号', '128')
    type('请输入16位创始密码，管理密码无效', '1234567890123456')
    await settle()
    click(byRole('button', '登录'))
    await settle()
    const sent = asked.find(({ path }) => path === '/block/login')?.input
    expect(sent).toMatchObject({ areaId: 3253, blockNo: 128 })
    expect(Reflect.get(sent ?? {}, 'password')).toMatch(/^[A-Za-z0-9/@=]{172}$/)
    expect(store.get(sessionAtom).user).toEqual(cat)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('sends one login however often the button is tapped', async () => {
    const { asked } = await openLogin()
    type('任意城市的账号', '128')
    type('请输入16位创始密码，管理密码无效', '1234567890123456')
    await settle()
    const button = byRole('button', '登录')
    click(button)
    click(button)
    await settle()
    expect(asked.filter(({ path }) => path === '/block/login')).toHaveLength(1)
  })

  it('shows the server’s message and the tries that are left', async () => {
    await openLogin({ '/block/login': () => refused('WRONG_PASSWORD', '编号或创始密码有误', { left: 3 }) })
    type('任意城市的账号', '128')
    type('请输入16位创始密码，管理密码无效', '0000000000000000')
    await settle()
    click(byRole('button', '登录'))
    await settle()
    expect(pageText()).toContain('编号或创始密码有误，还可尝试 3 次')
  })

  it('counts down while it is locked', async () => {
    const { store } = await openLogin({ '/block/login': () => refused('LOCKED', '试错太多', { until: 90_000 }) })
    type('任意城市的账号', '128')
    type('请输入16位创始密码，管理密码无效', '0000000000000000')
    await settle()
    click(byRole('button', '登录'))
    await settle()
    expect(pageText()).toContain('01:30 后再试')
    expect(store.get(sessionAtom).user).toBeNull()
  })

  it('says of a way that is not open that it is not', async () => {
    await openLogin()
    expect(namesOf('link')).toEqual([...terms, '找回密码', '短信登录', '暂无区块？去购买'])
  })

  it('is closed by a tap on the overlay', async () => {
    await openLogin()
    click(overlay())
    await settle()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })
})

describe('the login by mobile number', () => {
  const sms: GivenAnswers = {
    '/sms/send': () => ({ againAt: 61_000, validUntil: 300_000 }),
    '/sms/login': () => cat,
  }
  const openSms = async (extra: GivenAnswers = {}) => {
    const shown = await openLogin({ ...sms, ...extra })
    click(byRole('link', '短信登录'))
    await settle()
    return shown
  }
  const agree = async () => {
    click(byRole('checkbox', '已阅读并同意'))
    await settle()
  }

  it('sends neither the number nor its code before the terms are ticked, which nobody does in advance', async () => {
    const { asked, store } = await openSms()
    expect(byRole('checkbox', '已阅读并同意').getAttribute('aria-checked')).toBe('false')
    type('手机号', '13800138000')
    type('6 位验证码', '123456')
    await settle()
    for (const name of ['获取验证码', '登录']) {
      click(byRole('button', name))
      await settle()
      expect(pageText()).toContain('请先阅读并勾选同意')
    }
    expect(asked.filter(({ path }) => path.startsWith('/sms/'))).toEqual([])
    await agree()
    expect(pageText()).not.toContain('请先阅读并勾选同意')
    click(byRole('button', '登录'))
    await settle()
    expect(store.get(sessionAtom).user).toEqual(cat)
  })

  it('leads to the texts of the terms, and the popup is closed for them', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await openSms()
    click(byRole('link', '《隐私政策》'))
    await settle()
    expect(went).toHaveBeenCalledWith('/pages/rich/index?key=privacy')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    went.mockRestore()
  })

  it('says that a number without a block may sign in, and buy one then', async () => {
    await openSms()
    expect(pageText()).toContain('新手机号自动注册，登录后可购买区块')
  })

  it('stands in the same frame, and the way back leads to the password', async () => {
    await openSms()
    expect(namesOf('dialog')).toEqual(['短信登录'])
    click(byRole('link', '创始密码登录'))
    await settle()
    expect(namesOf('dialog')).toEqual(['登录区块'])
  })

  it('sends a code once and says when the next may be asked for', async () => {
    const { asked } = await openSms()
    await agree()
    click(byRole('button', '获取验证码'))
    await settle()
    expect(pageText()).toContain('请输入 11 位手机号')
    type('手机号', '138 0013 8000')
    await settle()
    click(byRole('button', '获取验证码'))
    await settle()
    const sent = asked.filter(({ path }) => path === '/sms/send')
    expect(sent.map(({ input }) => input)).toEqual([{ mobile: '13800138000', purpose: 'login' }])
    expect(pageText()).toContain('后重新获取')
  })

  it('logs in with the number and its code', async () => {
    const { asked, store } = await openSms()
    await agree()
    click(byRole('button', '登录'))
    await settle()
    expect(asked.map(({ path }) => path)).not.toContain('/sms/login')
    type('手机号', '13800138000')
    type('6 位验证码', '123456')
    await settle()
    click(byRole('button', '登录'))
    await settle()
    expect(asked.find(({ path }) => path === '/sms/login')?.input).toEqual({
      areaId: 3253,
      mobile: '13800138000',
      code: '123456',
      agreedAt: expect.any(Number) as number,
    })
    expect(store.get(sessionAtom).user).toEqual(cat)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('says what the server says of a wrong code, and waits when the server wants it', async () => {
    await openSms({
      '/sms/login': () => refused('WRONG_PASSWORD', '验证码有误', { left: 4 }),
      '/sms/send': () => refused('COOLDOWN', '刚刚发过', { until: 45_000 }),
    })
    await agree()
    type('手机号', '13800138000')
    type('6 位验证码', '000000')
    await settle()
    click(byRole('button', '登录'))
    await settle()
    expect(pageText()).toContain('验证码有误')
    click(byRole('button', '获取验证码'))
    await settle()
    expect(pageText()).toContain('刚刚发过')
    expect(pageText()).toContain('后重新获取')
  })
})

describe('a forgotten founder password', () => {
  const find: GivenAnswers = {
    '/sms/send': () => ({ againAt: 61_000, validUntil: 300_000 }),
    '/block/findPassword': () => ({}),
  }
  const openFind = async (extra: GivenAnswers = {}) => {
    const shown = await openLogin({ ...find, ...extra })
    click(byRole('link', '找回密码'))
    await settle()
    type('区块编号', '2210')
    type('手机号', '13800138000')
    type('6 位验证码', '123456')
    await settle()
    return shown
  }

  it('asks for a code of its own kind', async () => {
    const { asked } = await openFind()
    click(byRole('button', '获取验证码'))
    await settle()
    const sent = asked.find(({ path }) => path === '/sms/send')
    expect(sent?.input).toEqual({ mobile: '13800138000', purpose: 'findPassword' })
  })

  it('wants sixteen digits, sends them sealed, and leads to the login', async () => {
    const { asked } = await openFind()
    type('新的16位创始密码', '123')
    await settle()
    click(byRole('button', '设置新密码'))
    await settle()
    expect(pageText()).toContain('创始密码为 16 位数字')
    type('新的16位创始密码', '6543210987654321')
    await settle()
    click(byRole('button', '设置新密码'))
    await settle()
    const input = asked.find(({ path }) => path === '/block/findPassword')?.input
    expect(input).toMatchObject({ areaId: 3253, blockNo: 2210, mobile: '13800138000', code: '123456' })
    expect(JSON.stringify(input)).not.toContain('6543210987654321')
    expect(namesOf('dialog')).toEqual(['登录区块'])
    expect(document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value).toBe('2210')
  })

  it('keeps what was typed when the code is wrong', async () => {
    await openFind({ '/block/findPassword': () => refused('WRONG_PASSWORD', '验证码有误或已过期', { left: 3 }) })
    type('新的16位创始密码', '6543210987654321')
    await settle()
    click(byRole('button', '设置新密码'))
    await settle()
    expect(pageText()).toContain('验证码有误或已过期，还可尝试 3 次')
    expect(namesOf('dialog')).toEqual(['找回密码'])
  })
})
