/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const listed = execFileSync('git', ['ls-files', 'server/modules', 'server/jobs'], { cwd: root, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file.endsWith('.ts'))
const moduleOf = (file: string) => (file.startsWith('server/jobs/') ? 'jobs' : (file.split('/')[2] ?? ''))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** A table and the module in whose `tables.ts` it stands. */
const owners = new Map(
  files
    .filter((file) => /^server\/modules\/[^/]+\/tables\.ts$/.test(file))
    .flatMap((file) => {
      const [, body = ''] = /interface Database \{([\s\S]*?)\n {2}\}/.exec(read(file)) ?? []
      return [...body.matchAll(/^ +(\w+):/gm)].map(([, table = '']) => [table, moduleOf(file)] as const)
    }),
)

const writing = [
  /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\bchangeRows\(\s*\w+,\s*'(\w+)/g,
  /\b(?:insert into|update|delete from)\s+(?:only\s+)?(\w+)/g,
]

/** What a file writes that is another module's, such as `orders → market.sale`. */
const strangersIn = (file: string, text: string): readonly string[] =>
  writing
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, table = '']) => {
      const owner = owners.get(table)
      return owner === undefined || owner === moduleOf(file) ? [] : [`${moduleOf(file)} → ${owner}.${table}`]
    })

/**
 * Tables that a module writes although they stand in another one. All are rows of a lower module, in the same transaction as the writer's
 * own, but for these: a person’s points are counted in the person’s row, and a sign-in with WeChat keeps what paying needs.
 */
const known = [
  'closing → addresses.address',
  'closing → block-market.block_wish',
  'closing → expand.round_reminder',
  'closing → favourites.favourite',
  'closing → notices.user_notice',
  'closing → pay-password.pay_password',
  'closing → pay-password.pay_seal',
  'closing → shop.shop_contact',
  'closing → subscriptions.news_consent',
  'closing → subscriptions.news_message',
  'expand → area.block',
  'imports → area.block',
  'imports → area.block_zone',
  'imports → market.category',
  'imports → market.item',
  'imports → session.user_account',
  'notices → area.area_notice',
  'notices → subscriptions.news_consent',
  'notices → subscriptions.news_message',
  'points → session.user_account',
  'session → area.block',
  'session → pay.platform_user',
]

it('writes a table of another module only where the list says so', () => {
  expect(owners.size).toBeGreaterThan(40)
  const found = new Set(files.flatMap((file) => strangersIn(file, read(file))))
  expect([...found].sort()).toEqual(known)
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

/** Tables of modules that a text names. */
const namedIn = (text: string): readonly string[] => {
  const words = new Set(withoutComments(text).match(/\w+/g))
  return [...owners.keys()].filter((table) => words.has(table))
}

it('the jobs take deadlines from the modules and name no table of theirs', () => {
  const jobs = files.filter((file) => file.startsWith('server/jobs/'))
  expect(jobs.length).toBeGreaterThan(3)
  expect(jobs.flatMap((file) => namedIn(read(file)))).toEqual([])
  expect(namedIn("sql`update trade_order set deadline_at = 1`; db.selectFrom('sale') // vote")).toEqual([
    'sale',
    'trade_order',
  ])
})

it.each([
  [`tx.updateTable('sale').set({ state: 'on' })`, ['wallet → market.sale']],
  [`changeRows(tx, 'sale', { sale_id: saleId }, { state: 'on' })`, ['wallet → market.sale']],
  ['sql`delete from only trade_order where true`', ['wallet → orders.trade_order']],
  [`db.selectFrom('sale')`, []],
])('sees what is written by %s', (text, found) =>
  expect(strangersIn('server/modules/wallet/planted.ts', text)).toEqual(found),
)
