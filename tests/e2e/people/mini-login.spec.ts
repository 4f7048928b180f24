import type { Page } from '@playwright/test'
import { becomePerson, inputOf, pairOf } from '../pages/people'
import { holdPhone, messengerAgent, messengerOf, newHolder } from '../pages/messenger'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

const minePage = 'pages/user/user'
const noticePage = 'pages/account/notice'
const button = (app: AppDriver, name: string) => app.screen().getByRole('button', { name, exact: true })

/** Opens the login popup on the mine tab. */
async function openLogin(app: AppDriver) {
  await app.open(minePage)
  await button(app, '登录区块').first().tap()
  await expect(app.screen().getByRole('dialog')).toBeVisible()
}

const agree = (app: AppDriver) => app.screen().getByRole('checkbox', { name: '已阅读并同意' }).tap()

const leave = async (app: AppDriver) => {
  await app.open(minePage)
  await button(app, '账号菜单').tap()
  await app.screen().getByText('退出登录').tap()
  await app.screen().getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap()
  await expect(button(app, '登录区块').first()).toBeVisible()
}

test(
  'in the mini-program somebody new signs in with his number, and by one tap from then on',
  { tag: '@first' },
  async ({ app, page }) => {
    app.allowErrors(/getPhoneNumber:fail/)
    await holdPhone(page, await messengerOf(app), newHolder())
    await openLogin(app)
    await app.screenshot('wechat-login')
    await button(app, '微信登录').tap()
    await expect(app.screen().getByText('该微信尚未绑定账号')).toBeVisible()
    await app.screen().getByText('手机号快捷登录').tap()
    await expect(app.screen().getByText('请先阅读并勾选同意')).toBeVisible()
    await agree(app)
    await app.screenshot('wechat-phone')
    await app.screen().getByText('手机号快捷登录').tap()
    await page.getByRole('button', { name: '不允许', exact: true }).tap()
    await expect(app.screen().getByText('未获得手机号授权')).toBeVisible()
    await app.screen().getByText('手机号快捷登录').tap()
    await page.getByRole('button', { name: '允许', exact: true }).tap()
    await expect(app.screen().getByText('暂无区块', { exact: true })).toBeVisible()
    expect(await app.tabLabel(2)).toBe('游客')
    await app.screenshot('wechat-no-block')
    await leave(app)
    await button(app, '登录区块').first().tap()
    await button(app, '微信登录').tap()
    await expect(app.screen().getByText('暂无区块', { exact: true })).toBeVisible()
  },
)

test('in the mini-program who has no block meets words instead of failures', async ({ app, page }) => {
  await holdPhone(page, await messengerOf(app), newHolder())
  await openLogin(app)
  await button(app, '微信登录').tap()
  await agree(app)
  await app.screen().getByText('手机号快捷登录').tap()
  await page.getByRole('button', { name: '允许', exact: true }).tap()
  await expect(app.screen().getByText('暂无区块', { exact: true })).toBeVisible()
  for (const [path, words] of walk) {
    await app.open(path)
    await expect(app.screen().getByText(words).first(), path).toBeVisible()
    await app.screenshot(`no-block-${path.split('/').at(-1) ?? ''}`)
  }
})

const walk: readonly (readonly [path: string, words: RegExp])[] = [
  ['pages/wallet/money', /暂无可用记录/],
  ['pages/wallet/withdraw', /提现/],
  ['pages/orders/buy', /暂无订单，去看看在售商品/],
  ['pages/account/userInfo', /微信登录/],
  ['pages/account/loginUser', /登录过的区块/],
]

test.describe('in the messenger’s browser', () => {
  const holder = newHolder()
  test.describe.configure({ mode: 'serial' })
  test.use({ userAgent: messengerAgent(holder) })

  /** Which calls the page made. */
  const callsOf = (page: Page) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    return paths
  }

  test('who is unknown comes back and reads what to do', async ({ app, page }) => {
    await openLogin(app)
    await app.screenshot('wechat-web')
    await button(app, '微信登录').tap()
    await expect(app.screen().getByText('该微信尚未绑定账号')).toBeVisible({ timeout: 20_000 })
    expect(page.url()).not.toContain('code=')
    await app.screenshot('wechat-web-unknown')
  })

  test('who binds his messenger signs in by it, on the page where he was', async ({ app, page }) => {
    const { buyer } = pairOf('uploads', app)
    await becomePerson(app, buyer)
    await app.open('pages/user/userInfo')
    await app.screen().getByText('微信登录').tap()
    await app.screen().getByText('绑定当前微信').tap()
    await inputOf(app.screen(), '16 位创始密码').fill(buyer.password)
    await button(app, '下一步').tap()
    await expect.poll(() => app.toastText()).toBe('微信已绑定')
    expect(await app.path()).toBe('pages/account/userInfo')
    await app.keep([])
    await app.open(noticePage)
    await button(app, '登录').first().tap()
    await button(app, '微信登录').tap()
    await expect.poll(() => app.toastText()).toBe('已登录 36')
    expect(await app.path()).toBe(noticePage)
    expect(page.url()).not.toContain('code=')
    await app.open('pages/user/userInfo')
    await app.screen().getByText('微信登录').tap()
    await app.screen().getByText('解绑微信').tap()
    await app.screen().getByRole('button', { name: '解绑微信' }).last().tap()
    await expect.poll(() => app.toastText()).toBe('已解绑')
  })

  test('a return that nobody here left for is refused, and nothing is sent', async ({ app, page }) => {
    const paths = callsOf(page)
    await page.goto(`${app.serverUrl}/?code=stolen&state=login0123456789abcdef`)
    await expect.poll(() => app.toastText()).toBe('微信登录未完成，请重试')
    expect(page.url()).not.toContain('code=')
    expect(paths).not.toContain('/api/mini/login')
  })
})

test('in the browser nobody is offered the messenger login', async ({ app }) => {
  await openLogin(app)
  await expect(button(app, '登录')).toBeVisible()
  await expect(button(app, '微信登录')).toHaveCount(0)
})
