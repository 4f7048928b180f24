/** @jest-environment node */
import { endpoints } from '@contract/endpoints/all'
import { sources } from '../../support/texts/source-texts'

/** What only reads may read from a replica; what a command decides on may not. Source: decision 0242. */

/** A text without comments and strings. */
const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, (part) =>
    part.startsWith("'") ? part.replace(/\b[Rr]eplica\b/g, '…') : '',
  )

const files = sources('server').map(({ file, text }) => ({ file: file.replace(/^server\//, ''), text: code(text) }))
const naming = (word: RegExp, among = files) => among.filter(({ text }) => word.test(text)).map(({ file }) => file)

/** Services that read a page from it. Their readings are named, so that a command that takes one is found. */
const readers = ['http/cache/cached-boards.ts', 'modules/console/list.ts', 'modules/market/bids/service.ts']
const readings = [
  'readSale',
  'readBuy',
  'listSales',
  'sendSales',
  'listBuys',
  'sendBuys',
  'sendItems',
  'readDepth',
  'readHistory',
  'sendDepth',
  'sendHistory',
]

it('the replica is taken in hand by what chooses between it and the primary, and by nothing else', () => {
  const known = ['command.ts', 'deps.ts', 'main.ts', 'db/reads/fresh.ts', 'db/reads/replica.ts', 'http/watch/health.ts']
  expect(naming(/\b[Rr]eplica\b/).sort()).toEqual(known.sort())
})

it('only calls that look, and the pages of the market, read from it', () => {
  expect(naming(/\breadFresh\b/).sort()).toEqual(['db/reads/fresh.ts', 'http/mount.ts', ...readers].sort())
  const mounted = naming(/\bmountReading\b/)
  expect(mounted.length).toBeGreaterThan(5)
  expect(mounted.filter((file) => !/^(http\/mount|modules\/.*routes)\.ts$/.test(file))).toEqual([])
})

it('a service of the market gives these readings to routes alone', () => {
  const takes = new RegExp(
    `import (\\* as market|\\{[^}]*\\b(${readings.join('|')})\\b[^}]*\\}) from '[^']*(service|items)'`,
  )
  const allowed = /(^|\/)routes\.ts$|^modules\/market\/(sales|bids)\/service\.ts$/
  expect(naming(takes).length).toBeGreaterThan(1)
  expect(naming(takes).filter((file) => !allowed.test(file))).toEqual([])
  const planted = [{ file: 'modules/orders/take.ts', text: "import { a, listSales } from '../market/sales/service'" }]
  expect(naming(takes, planted)).toEqual(['modules/orders/take.ts'])
})

/** The calls that are mounted as readings, by the name of their declaration. */
const mountedIn = (text: string) =>
  [...text.matchAll(/\bmountReading\(\s*app,\s*(?:\w+\.)?(\w+),/g)].map(([, name = '']) => name)

it('a call that reads from it carries no number of a command', async () => {
  const contracts = sources('contract/endpoints')
    .map(({ text }) => text)
    .join('\n')
  const names = files.filter(({ file }) => file !== 'http/mount.ts').flatMap(({ text }) => mountedIn(text))
  const paths = names.map(
    (name) => new RegExp(`export const ${name} = endpoint\\(\\{\\s*path: '([^']+)'`).exec(contracts)?.[1],
  )
  const commands = endpoints.filter(({ input }) => 'clientNo' in input.entries).map(({ path }) => path)
  expect(commands.length).toBeGreaterThan(50)
  expect(paths.length).toBeGreaterThan(8)
  expect(paths).not.toContain(undefined)
  expect(paths.filter((path) => commands.some((command) => command === path))).toEqual([])
})
