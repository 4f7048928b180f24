import type { Locator } from '@playwright/test'
import type { Person } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { inputOf } from './people'

const button = (app: AppDriver, name: string): Locator => app.screen().getByRole('button', { name, exact: true })

/** From the mine tab to the remembered accounts. */
export async function openAccounts(app: AppDriver): Promise<void> {
  await button(app, '账号菜单').tap()
  await app.screen().getByText('切换账号').tap()
  await expect(app.screen().getByText('登录过的区块')).toBeVisible()
}

/** The line of a remembered account. */
export const accountOf = (app: AppDriver, { blockNo }: Person): Locator =>
  app
    .screen()
    .getByRole('listitem')
    .filter({ has: app.screen().page().getByText(String(blockNo), { exact: true }) })

/** Logs in as one more account on the page of remembered accounts, and waits until the page has gone back by itself. */
export async function addAccount(app: AppDriver, { blockNo, password }: Person): Promise<void> {
  await openAccounts(app)
  await button(app, '登录其他区块').tap()
  await inputOf(app.screen(), '任意城市的账号').fill(String(blockNo))
  await inputOf(app.screen(), '请输入16位创始密码').fill(password)
  await button(app, '登录').tap()
  await expect.poll(() => app.path(), { timeout: 15_000 }).toBe('pages/user/user')
}

/** On the reader's own profile: another nickname and another picture, saved. */
export async function changeProfile(app: AppDriver, nickName: string): Promise<void> {
  await expect(button(app, '头像不超过 20 MB，更换头像')).toBeVisible()
  await app.pickPicture(() => button(app, '头像不超过 20 MB，更换头像').tap())
  // The button has this name only when something changed and the picture is uploaded.
  await expect(button(app, '保存')).toBeVisible()
  await inputOf(app.screen(), '最多 20 个字').fill(nickName)
  await button(app, '保存').tap()
  await expect.poll(() => app.toastText()).toBe('资料已保存')
}
