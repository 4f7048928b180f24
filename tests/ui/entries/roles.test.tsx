import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import SellBoardPage from '@/pages/index/buy'
import LoginUserPage from '@/pages/account/loginUser'
import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import { noonMs } from '../../support/app/trade-store'
import { leave, press, settle, text, visit } from '../support/trade-page'
import { pages, toBlocks } from './role-pages'
import { networkOf, owners, roles, withoutBlock } from './roles'

afterEach(leave)

const key = (name: string | RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="button"]')].find((one) => {
    const said = one.getAttribute('aria-label') ?? one.textContent
    return typeof name === 'string' ? said === name : name.test(said)
  })

const table = pages.flatMap(([name, Page, params, guest, without, own]) => [
  [name, 'guest', Page, params, guest] as const,
  ...withoutBlock.map((role) => [name, role, Page, params, without] as const),
  ...owners.map((role) => [name, role, Page, params, own(role)] as const),
])

it.each(table)('%s, to %s: says what it needs before anything is typed, and its key leads on', async (...row) => {
  const [, role, Page, params, [says, named, leads]] = row
  const { opened, sent } = await visit(Page, { network: networkOf(role), params, who: roles[role] })
  await settle()
  expect(text()).toContain(says)
  const found = key(named)
  expect(found).toBeDefined()
  // Nothing is asked that would be refused for want of a block.
  if (withoutBlock.includes(role)) expect(sent.map(({ path }) => path)).not.toContain('/log/check')
  if (leads === undefined || !found) return
  await press(found)
  const above = [...document.querySelectorAll('[role="dialog"],[role="alertdialog"]')].map(
    (one) => `‹${one.getAttribute('aria-label')}›`,
  )
  expect([...opened, ...above].some((one) => one === leads || one.startsWith(leads.slice(0, -1)))).toBe(true)
})

it.each(['guest', ...withoutBlock] as const)('%s reads in the sheet of a bid what selling needs', async (role) => {
  await visit(SellBoardPage, { network: networkOf(role), who: roles[role] })
  const sell = key('卖给 560 社区大米 6.50')
  if (sell) await press(sell)
  await settle()
  expect(text()).toContain('出售需要门牌，99.00 起')
})

it.each([...withoutBlock, ...owners])('%s gets money out', async (role) => {
  const info = {
    enabled: true,
    income: fen(92_127),
    min: fen(1_000),
    feeBasisPoints: 60,
    feeMin: fen(10),
    dayLimit: fen(500_000),
    dayLeft: fen(500_000),
    open: null,
    expectAt: noonMs + 9e6,
    payees: [],
    hasPayPassword: true,
    cooling: null,
  }
  await visit(WithdrawAddPage, { network: { '/bctWithdraw/getInfo': () => ok(info) }, who: roles[role] })
  expect(text()).toContain('921.27')
  expect(key('提现')).toBeDefined()
})

it('an account without a block is led to one where accounts are chosen', async () => {
  const { opened } = await visit(LoginUserPage, { network: {}, who: roles.noBlock })
  const row = key(/^暂无区块/)
  expect(row).toBeDefined()
  if (row) await press(row)
  expect(opened).toEqual([toBlocks])
})

/** Pages without an act that asks for a block, or with acts of who already has the thing, and where these are walked. */
const spared: Readonly<Record<string, readonly string[]>> = {
  'leads on to pages of the table': ['index/index', 'market/index', 'user/user', 'search/index', 'orders/sale'],
  'shows what there is': [
    'archive/index',
    'archive/info',
    'expand/price',
    'fund/entry',
    'mayor/info',
    'points/index',
    'rank/index',
    'rich/guide',
    'rich/index',
    'share/index',
    'lost/index',
    'gallery/index',
    'wallet/money',
    'wallet/income',
    'wallet/freeze',
  ],
  'is where a block is bought: tests/ui/block-market, tests/ui/block': ['category/index', 'cart/index'],
  'is about a thing of the reader’s own, by its state: order-states.test.tsx and tests/ui of its subject': [
    'order/info',
    'order/paid',
    'orders/pay',
    'offer/buyPay',
    'block/handover',
    'fund/info',
    'log/info',
    'wallet/withdraw',
  ],
  'is of the person, with a block or without: tests/ui/user-info, addresses, notices, favourites': [
    'account/userInfo',
    'account/notice',
    'account/favourites',
    'address/edit',
  ],
  'is of who decides: tests/ui/disputes, tests/ui/notices': ['admin/dispute', 'admin/disputes', 'admin/notices'],
}

it('holds every page with an act', () => {
  const pagesAt = path.resolve(__dirname, '../../../src/pages')
  const all = readdirSync(pagesAt, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.tsx') ? [file.slice(0, -'.tsx'.length)] : [],
  )
  const walked = ['role-pages.ts', 'roles.test.tsx'].flatMap((file) => [
    ...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/from '@\/pages\/([^']+)'/g),
  ])
  const known = [...new Set(walked.flatMap(([, page = '']) => page)), ...Object.values(spared).flat()]
  expect(known.sort()).toEqual(all.sort())
})
