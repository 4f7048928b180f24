import { demoPassword } from '../../../demo/residents'
import { accountOf, addAccount, changeProfile, openAccounts } from '../pages/accounts'
import { becomePerson, inputOf, signInByHand } from '../pages/people'
import type { Person } from '../support/device'
import { ask, deviceOf, storageOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect, test } from '../support/test'

// These scenarios end sessions everywhere, so they have a server of their own.
test.use({ city: 'clock' })
test.describe.configure({ timeout: 240_000 })

const minePage = 'pages/user/user'
const resident = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** The person with two blocks on one phone, and the one who writes logs; others on each target, because both may share a server. */
const people = {
  h5: { first: resident(1866), second: resident(91), writer: resident(94) },
  weapp: { first: resident(132), second: resident(130), writer: resident(12) },
} as const

const button = (app: AppDriver, name: string) => app.screen().getByRole('button', { name, exact: true })
const seen = (app: AppDriver, text: string) => app.screen().getByText(text, { exact: true }).first()

test.beforeEach(({ app }) => app.allowErrors(/favicon\.ico/))

test(
  'a resident changes name and picture, acts as a second block, and goes from one to the other',
  { tag: '@first' },
  async ({ app }) => {
    const { first, second } = people[app.target]
    const [one, two] = [await deviceOf(app.serverUrl, first), await deviceOf(app.serverUrl, second)]
    await app.keep([])
    await signInByHand(app, first)
    await app.screen().getByText('资料', { exact: true }).tap()
    const nickName = `换了名字的${first.blockNo}`
    await changeProfile(app, nickName)
    await app.screenshot('user-info')
    const { avatar } = await ask(one, '/user/getInfo', {})
    expect(avatar, 'the picture lies in the store').toMatch(/^file\/.+\.gif$/)
    await app.back()
    await expect(seen(app, nickName)).toBeVisible()

    await addAccount(app, second)
    const { nickName: other } = await ask(two, '/user/getInfo', {})
    await expect(seen(app, other)).toBeVisible()
    await expect(app.screen().getByText(nickName)).toHaveCount(0)

    await openAccounts(app)
    await expect(accountOf(app, second).getByText('当前')).toBeVisible()
    await app.screenshot('accounts')
    const began = Date.now()
    await accountOf(app, first).getByRole('button').first().tap()
    await expect(seen(app, nickName)).toBeVisible()
    const tookMs = Date.now() - began
    expect(tookMs, 'a tap switches at once; the page’s slide is part of it').toBeLessThan(3000)
    await expect(app.screen().getByText(other)).toHaveCount(0)

    await openAccounts(app)
    await button(app, `删除 ${nickName} ${first.blockNo}`).tap()
    await app.screen().getByRole('alertdialog').getByRole('button', { name: '删除' }).tap()
    await expect(accountOf(app, second).getByText('当前')).toBeVisible()
    await expect(accountOf(app, first)).toHaveCount(0)
    await app.back()
    await expect(seen(app, other)).toBeVisible()
  },
)

test(
  'logging out everywhere ends the sessions of other devices, which are asked to log in at their next call',
  { tag: '@on-h5' },
  async ({ app }) => {
    const { second } = people[app.target]
    const device = await deviceOf(app.serverUrl, second)
    await app.keep([])
    await signInByHand(app, second)
    await app.screen().getByText('资料', { exact: true }).tap()
    await app.screen().getByText('登录设备').first().tap()
    await app.screen().getByRole('dialog').getByText('退出所有设备').tap()
    await app.screen().getByRole('alertdialog').getByRole('button', { name: '退出所有设备' }).tap()
    await expect(button(app, '登录区块').first()).toBeVisible()

    await app.keep(storageOf(device))
    await app.open(minePage)
    const popup = app.screen().getByRole('dialog')
    await expect(popup).toHaveCount(1)
    await expect(popup.getByText('登录已失效')).toBeVisible()
    await expect(inputOf(popup, '任意城市的账号')).toHaveValue(String(second.blockNo))
    await app.screenshot('logged-out-everywhere')
  },
)

test(
  'a work log with a picture earns points, which are in the history and in the ranking',
  { tag: '@on-weapp' },
  async ({ app }) => {
    const { writer } = people[app.target]
    const device = await deviceOf(app.serverUrl, writer)
    const { points: before } = await ask(device, '/user/getPoints', {})
    await becomePerson(app, writer)
    await app.open(minePage)
    await app.screen().getByText('工作日志', { exact: true }).tap()
    await button(app, '写今天的日志 +5').tap()
    await inputOf(app.screen(), '例如：给 77 备好 3 千克香米').fill('给 409 送了一车木料')
    await app.pickPicture(() => button(app, '添加图片').tap())
    await expect(button(app, '看第 1 张')).toBeVisible()
    await app.screenshot('log-add')
    await button(app, '发布').tap()

    const popup = app.screen().getByRole('dialog', { name: '人气值' })
    await expect(popup.getByText('+5')).toBeVisible()
    await expect(popup.getByText((before + 5).toLocaleString('en-US'))).toBeVisible()
    await app.screenshot('log-points')
    await popup.getByRole('button', { name: '关闭' }).tap()
    await expect(popup).toHaveCount(0)
    await expect(app.screen().getByText('给 409 送了一车木料').first()).toBeVisible()
    await expect(button(app, '再写一篇')).toBeVisible()
    await app.screenshot('logs')

    await app.open('pages/points/index')
    await expect(seen(app, '今日工作日志')).toBeVisible()
    await expect(seen(app, `余 ${(before + 5).toLocaleString('en-US')}`)).toBeVisible()
    await app.screenshot('points')
    await app.screen().getByText('人气榜').first().tap()
    const rows = app.screen().getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expect(rows.filter({ hasText: '（我）' }).first()).toContainText((before + 5).toLocaleString('en-US'))
    await app.screenshot('rank')
  },
)
