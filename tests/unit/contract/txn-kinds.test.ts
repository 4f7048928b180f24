import { accountWords } from '@contract/ledger/account-words'
import { kindWords, txnKinds } from '@contract/ledger/txn-kinds'
import type { AccountKey } from '../../../server/ledger/accounts'
import { sources } from '../../support/texts/source-texts'

const server = sources('server', 'demo').filter(({ file }) => file.endsWith('.ts'))

/** The kinds that SQL looks for: the compiler sees those of `Cause`, but not these. */
const askedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:t|txn)\.type (?:=|<>|in) (?:'[a-z_]+'|\([^)$]*\))/g)].flatMap(([found]) =>
    [...found.matchAll(/'([a-z_]+)'/g)].map(([, kind = '']) => kind),
  )

it.each(txnKinds)('money of the kind %s is called by short words of its own', (kind) => {
  expect(kindWords(kind)).toMatch(/^\p{Script=Han}{2,7}$/u)
  expect(txnKinds.filter((other) => kindWords(other) === kindWords(kind))).toEqual([kind])
})

it.each(txnKinds)('%s is written by the server', (kind) =>
  expect(server.filter(({ text }) => text.includes(`'${kind}'`)).map(({ file }) => file)).not.toEqual([]),
)

it('no SQL asks for a kind that has no words', () => {
  const asked = new Set(server.flatMap(({ text }) => askedIn(text)))
  expect([...asked].filter((kind) => !(txnKinds as readonly string[]).includes(kind))).toEqual([])
  expect(asked.size).toBeGreaterThan(5)
})

it('finds a kind that SQL asks for and nobody writes', () =>
  expect(askedIn(`where t.type in ('fund_gift', 'fund_gone') and txn.type = 'gone'`)).toEqual([
    'fund_gift',
    'fund_gone',
    'gone',
  ]))

it('a kind of an older version stays as the books say it', () => expect(kindWords('order_share')).toBe('order_share'))

const accounts: readonly (readonly [AccountKey, string])[] = [
  ['user:12:available', '居民 12 可用'],
  ['user:12:frozen', '居民 12 冻结'],
  ['user:12:income', '居民 12 收入'],
  ['area:1:fund', '区域 1 社区基金'],
  ['area:1:treasury', '区域 1 城市财库'],
  ['platform:fee', '平台手续费'],
  ['platform:promo', '平台赠送'],
  ['payout:clearing', '待付清算'],
  ['gateway:wechat', '微信支付'],
  ['gateway:demo', '演示资金'],
  ['gateway:other', 'gateway:other'],
]

it('a resident is named by the block that a case is about, and by number where none is known', () => {
  const owners = { 12: 130 }
  expect(accountWords('user:12:available', owners)).toBe('130 可用')
  expect(accountWords('user:13:available', owners)).toBe('居民 13 可用')
})

it('an area’s account has the area’s name, which no resident of the same number takes', () => {
  expect(accountWords('area:12:fund', { 'area:12': '九号城' })).toBe('九号城 社区基金')
  expect(accountWords('area:12:treasury', { 12: 130 })).toBe('区域 12 城市财库')
})

it.each(accounts)('the account %s is %s', (key, words) => expect(accountWords(key)).toBe(words))
