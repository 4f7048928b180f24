import type { Locator } from '@playwright/test'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'

/** A demo block and its founder password, as the server prints them at its start. */
export interface Person {
  readonly blockNo: number
  readonly password: string
}

const demoPassword = (blockNo: number) => `${blockNo}${String(blockNo).padStart(16 - String(blockNo).length, '0')}`

export const buyer: Person = { blockNo: 128, password: demoPassword(128) }
export const seller: Person = { blockNo: 3021, password: demoPassword(3021) }

const minePage = 'pages/user/user'

/** Signs in on the mine tab, signing out whoever was there before. */
export async function becomePerson(app: AppDriver, person: Person): Promise<void> {
  await app.open(minePage)
  const screen = app.screen()
  const enter = screen.getByRole('button', { name: '登录区块' }).first()
  const menu = screen.getByRole('button', { name: '账号菜单' })
  await expect(enter.or(menu).first()).toBeVisible()
  if (await menu.isVisible()) await leave(app)
  await enter.tap()
  await inputOf(screen, '任意城市的账号').fill(String(person.blockNo))
  await inputOf(screen, '请输入16位创始密码').fill(person.password)
  await screen.getByRole('button', { name: '登录', exact: true }).tap()
  await expect(screen.getByText('可花')).toBeVisible()
}

/** The text box itself: Taro puts a frame around it that has the same placeholder. */
export const inputOf = (screen: Locator, placeholder: string): Locator =>
  screen.locator('input, textarea').and(screen.getByPlaceholder(placeholder))

async function leave(app: AppDriver): Promise<void> {
  const screen = app.screen()
  await screen.getByRole('button', { name: '账号菜单' }).tap()
  await screen.getByText('退出登录').tap()
  await screen.getByRole('button', { name: '确定' }).tap()
  await expect(screen.getByRole('button', { name: '登录区块' }).first()).toBeVisible()
}

/** The three amounts of the wallet, in fen. */
export interface Wallet {
  readonly available: number
  readonly frozen: number
  readonly income: number
}

const fenOf = (text: string): number => {
  const amount = /¥\s*([\d,]+)\s*\.\s*(\d\d)/.exec(text)
  if (!amount) throw new Error(`no amount in “${text}”`)
  return Number(`${(amount[1] ?? '').replaceAll(',', '')}${amount[2]}`)
}

/** Reads the wallet of who is signed in from the mine tab. */
export async function readWallet(app: AppDriver): Promise<Wallet> {
  await app.open(minePage)
  const read = async (name: string) => {
    const land = app.screen().getByRole('button').filter({ hasText: name }).filter({ hasText: '¥' }).first()
    return fenOf((await land.textContent()) ?? '')
  }
  return { available: await read('可用'), frozen: await read('冻结'), income: await read('收入') }
}

export { fenOf }
