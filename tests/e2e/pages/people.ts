import type { Locator } from '@playwright/test'
import { demoPassword } from '../../../demo/residents'
import type { Device, Person } from '../support/device'
import { deviceOf, storageOf } from '../support/device'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'

const resident = (blockNo: number): Person => ({ blockNo, password: demoPassword(blockNo) })

/** Two who trade with each other. */
export interface Pair {
  readonly buyer: Person
  readonly seller: Person
}

const pair = (buyer: number, seller: number): Pair => ({ buyer: resident(buyer), seller: resident(seller) })

/**
 * The residents of each scenario, on each target. Scenarios run in parallel: one that counts every fen has a city of its own. Block 409
 * decides disputes and 77 is the mayor.
 */
const pairs = {
  trade: { h5: pair(128, 3021), weapp: pair(91, 1866) },
  bid: { h5: pair(130, 132), weapp: pair(130, 12) },
  deadlines: { h5: pair(128, 3021), weapp: pair(128, 3021) },
  part: { h5: pair(128, 3021), weapp: pair(128, 3021) },
  uploads: { h5: pair(36, 2107), weapp: pair(36, 2107) },
  abilities: { h5: pair(36, 3021), weapp: pair(36, 3021) },
  axe: { h5: pair(130, 3021), weapp: pair(130, 3021) },
} as const

/** Decides disputes of the city up to a limit. */
export const arbiter: Person = resident(409)
/** An operator of the city as a resident: told in the app what operators are told. */
export const operator: Person = resident(12)

/** Sends notices to the city. */
export const mayor: Person = resident(77)

/** Has an order to pay, a withdrawal that was refused, and a recharge. */
export const owing: Person = resident(128)

/** Has a shop that is approved and not paid. */
export const keeper: Person = resident(1866)

/** Was refused a shop, was paid by the fund, and asks for support of a vote. */
export const refused: Person = resident(91)

/** The two residents of a scenario. */
export const pairOf = (scenario: keyof typeof pairs, { target }: Pick<AppDriver, 'target'>): Pair =>
  pairs[scenario][target]

const minePage = 'pages/user/user'

/** Sets up the device as this person's, signed in on an earlier visit. Open a page next. */
export async function becomePerson(app: AppDriver, person: Person): Promise<void> {
  await app.keep(storageOf(await deviceOf(app.serverUrl, person)))
}

/** The same of somebody who is signed in on another device in a way of their own: by a code, or by the management password. */
export const becomeUserOf = (app: AppDriver, device: Device): Promise<void> => app.keep(storageOf(device))

/** Signs in on the mine tab by hand, signing out whoever was there before. */
export async function signInByHand(app: AppDriver, person: Person): Promise<void> {
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
  await expect(screen.getByText('可消费')).toBeVisible()
}

/** The text box itself: Taro puts a frame around it that has the same placeholder. */
export const inputOf = (screen: Locator, placeholder: string): Locator =>
  screen.locator('input, textarea').and(screen.getByPlaceholder(placeholder))

async function leave(app: AppDriver): Promise<void> {
  const screen = app.screen()
  await screen.getByRole('button', { name: '账号菜单' }).tap()
  await screen.getByText('退出登录').tap()
  await screen.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).tap()
  await expect(screen.getByRole('button', { name: '登录区块' }).first()).toBeVisible()
}

/** Opens a page as this person. */
export async function openAs(app: AppDriver, person: Person, path: string): Promise<void> {
  await becomePerson(app, person)
  await app.open(path)
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
