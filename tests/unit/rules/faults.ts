/** A file with one fault, and the rule that must find it. */
export interface Fault {
  readonly file: string
  readonly text: string
  readonly rule: string
}

const taking = (thing: string, from: string) => `import { ${thing} } from '${from}'\nexport const used = ${thing}\n`

/** Files that the planted ones import; only their location matters. */
export const neighbours: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'contract/neighbour.ts',
    'src/platform/door/door.ts',
    'src/platform/door/door.weapp.ts',
    'src/lib/spec/helper.ts',
    'src/lib/names/names.ts',
    'src/lib/names/utils.ts',
    'src/features/wallet/neighbour.ts',
    'src/features/points/near/row.tsx',
    'src/boot/neighbour.ts',
    'src/pages/index/neighbour.tsx',
    'contract/endpoints/neighbour.ts',
    'tests/support/neighbour.ts',
    'server/modules/audit/store.ts',
    'server/modules/wallet/service.ts',
    'server/modules/wallet/store.ts',
    'server/http/neighbour.ts',
    'server/modules/nowhere/service.ts',
    'server/sandboxes/wechat/neighbour.ts',
  ].map((file) => [file, 'export const thing = 1\n']),
)

/** Arrows that must not be drawn: docs/architecture.md. */
export const arrows: readonly Fault[] = [
  { rule: 'taro-behind-a-door', file: 'src/features/points/taro.ts', text: taking('useDidShow', '@tarojs/taro') },
  { rule: 'taro-behind-a-door', file: 'src/pages/points/taro.tsx', text: taking('useRouter', '@tarojs/taro') },
  { rule: 'lib-draws-nothing', file: 'src/lib/names/drawn.tsx', text: taking('View', '@tarojs/components') },
  { rule: 'no-variant-by-name', file: 'src/lib/names/variant.ts', text: taking('thing', '@/platform/door/door.weapp') },
  { rule: 'spec-is-for-the-vectors', file: 'src/ui/thumb/spec.ts', text: taking('thing', '@/lib/spec/helper') },
  { rule: 'no-drawers', file: 'src/lib/names/drawer.ts', text: taking('thing', './utils') },
  { rule: 'contract-is-pure', file: 'contract/client.ts', text: taking('thing', '../src/lib/names/names') },
  { rule: 'contract-has-no-platform', file: 'contract/node.ts', text: taking('readFileSync', 'node:fs') },
  { rule: 'platform-is-the-door', file: 'src/platform/door/lib.ts', text: taking('thing', '@/lib/names/names') },
  { rule: 'lib-has-no-pixels', file: 'src/lib/names/feature.ts', text: taking('thing', '@/features/wallet/neighbour') },
  {
    rule: 'ui-knows-no-business',
    file: 'src/ui/thumb/feature.ts',
    text: taking('thing', '@/features/wallet/neighbour'),
  },
  {
    rule: 'features-are-apart',
    file: 'src/features/points/other.ts',
    text: taking('thing', '@/features/wallet/neighbour'),
  },
  { rule: 'rules-are-pure', file: 'src/features/points/rules.ts', text: taking('atom', 'jotai') },
  { rule: 'rules-are-pure', file: 'src/features/points/rules/drawn.ts', text: taking('thing', '../near/row') },
  { rule: 'rules-are-pure', file: 'server/modules/wallet/rules/asking.ts', text: taking('thing', '../store') },
  { rule: 'features-look-down', file: 'src/features/points/page.ts', text: taking('thing', '@/pages/index/neighbour') },
  { rule: 'pages-are-apart', file: 'src/pages/points/page.tsx', text: taking('thing', '@/pages/index/neighbour') },
  { rule: 'boot-wires', file: 'src/features/points/boot.ts', text: taking('thing', '@/boot/neighbour') },
  {
    rule: 'client-takes-types-of-endpoints',
    file: 'src/features/points/schema.ts',
    text: taking('thing', '@contract/endpoints/neighbour'),
  },
  {
    rule: 'app-knows-no-server',
    file: 'src/lib/names/server.ts',
    text: taking('thing', '../../../server/http/neighbour'),
  },
  {
    rule: 'app-knows-no-server',
    file: 'src/lib/names/test.ts',
    text: taking('thing', '../../../tests/support/neighbour'),
  },
  { rule: 'server-knows-no-client', file: 'server/http/client.ts', text: taking('thing', '../../src/lib/names/names') },
  {
    rule: 'server-knows-no-client',
    file: 'server/http/test.ts',
    text: taking('thing', '../../tests/support/neighbour'),
  },
  { rule: 'ledger-stands-low', file: 'server/ledger/module.ts', text: taking('thing', '../modules/wallet/service') },
  { rule: 'db-stands-lowest', file: 'server/db/http.ts', text: taking('thing', '../http/neighbour') },
  { rule: 'low-rooms-know-no-module', file: 'server/http/module.ts', text: taking('thing', '../modules/wallet/store') },
  {
    rule: 'sandboxes-are-a-wing',
    file: 'server/sms/module.ts',
    text: taking('thing', '../sandboxes/wechat/neighbour'),
  },
  { rule: 'modules-have-a-door', file: 'server/modules/wallet/other.ts', text: taking('thing', '../audit/store') },
  { rule: 'audit-looks-down', file: 'server/modules/audit/up.ts', text: taking('thing', '../wallet/service') },
  {
    rule: 'every-module-has-its-place',
    file: 'server/turns/nowhere.ts',
    text: taking('thing', '../modules/nowhere/service'),
  },
  { rule: 'routes-never-call-a-store', file: 'server/modules/wallet/routes.ts', text: taking('thing', './store') },
  { rule: 'not-to-dev-dep', file: 'server/http/tool.ts', text: taking('format', 'prettier') },
  { rule: 'no-orphans', file: 'src/lib/names/alone.ts', text: 'export const alone = 1\n' },
  { rule: 'no-cycles', file: 'src/lib/names/back.ts', text: taking('thing', './round') },
]

/** The other half of a circle. */
export const round = { file: 'src/lib/names/round.ts', text: `export { used as thing } from './back'\n` }

const syntax = 'no-restricted-syntax'
const client = 'src/features/points'
const server = 'server/modules/wallet'

/** A function of so many lines. */
const functionOf = (lines: number) =>
  `export function long(names: string[]) {\n${"  names.push('')\n".repeat(lines - 2)}}\n`

/** Lines that must not be written. */
export const lines: readonly Fault[] = [
  { rule: syntax, file: `${client}/now.ts`, text: 'export const now = () => Date.now()\n' },
  { rule: syntax, file: `${client}/chance.ts`, text: 'export const chance = () => Math.random()\n' },
  { rule: syntax, file: 'contract/today.ts', text: 'export const today = () => new Date()\n' },
  { rule: syntax, file: `${client}/target.ts`, text: "export const isWeb = process.env.TARO_ENV === 'h5'\n" },
  { rule: syntax, file: `${client}/new.ts`, text: 'export const last = (rows: number[]) => rows.at(-1)\n' },
  { rule: syntax, file: `${client}/divided.ts`, text: 'export const yuan = (amount: number) => amount / 100\n' },
  { rule: syntax, file: `${client}/fixed.ts`, text: 'export const text = (amount: number) => amount.toFixed(2)\n' },
  { rule: syntax, file: 'src/lib/forms/float.ts', text: 'export const read = (text: string) => parseFloat(text)\n' },
  { rule: syntax, file: `${server}/divided.ts`, text: 'export const yuan = (amount: number) => amount / 100\n' },
  { rule: syntax, file: 'server/ledger/fixed.ts', text: 'export const text = (amount: number) => amount.toFixed(2)\n' },
  { rule: syntax, file: `${client}/packed.ts`, text: 'export const row = (a: number) => ({ ...{ a, b: 1 } })\n' },
  { rule: syntax, file: 'src/platform/door/packed.ts', text: "export const all = [...['a', 'b'], 'c']\n" },
  { rule: syntax, file: 'server/ledger/packed.ts', text: 'export const row = (a: number) => ({ ...{ a, b: 1 } })\n' },
  {
    rule: syntax,
    file: `${client}/packed-row.tsx`,
    text: 'export const draw = (a: number) => <Row {...{ a }} />\nexport const Row = (_: { a: number }) => null\n',
  },
  { rule: syntax, file: `${client}/zone.ts`, text: 'export const hour = (at: number) => new Date(at).getHours()\n' },
  {
    rule: syntax,
    file: `${client}/words.ts`,
    text: 'export const day = (at: number) => new Date(at).toLocaleString()\n',
  },
  { rule: syntax, file: `${server}/zone.ts`, text: 'export const first = (year: number) => new Date(year, 0, 1)\n' },
  {
    rule: syntax,
    file: `${client}/day.ts`,
    text: 'export const day = (at: number) => new Date(at).toISOString().slice(0, 10)\n',
  },
  { rule: syntax, file: `${server}/two.ts`, text: "export const two = (n: number) => String(n).padStart(2, '0')\n" },
  {
    rule: syntax,
    file: 'server/db/grouped.ts',
    text: "export const grouped = (text: string) => text.replace(/\\B(?=(\\d{3})+$)/g, ',')\n",
  },
  {
    rule: syntax,
    file: `${client}/begin.ts`,
    text: 'export const at = (day: string) => Date.parse(`${day}T00:00:00Z`)\n',
  },
  {
    rule: syntax,
    file: `${server}/paged.ts`,
    text: "import { pageSize } from '@contract/limits'\nexport const offset = (page: number) => (page - 1) * pageSize\n",
  },
  {
    rule: syntax,
    file: `${server}/placed.ts`,
    text: 'export const isId = (cursor: string) => /^\\d+$/.test(cursor)\n',
  },
  { rule: syntax, file: `${client}/colour.ts`, text: "export const ink = '#ff0000'\n" },
  { rule: syntax, file: `${client}/address.ts`, text: "export const home = '/pages/index/index'\n" },
  {
    rule: syntax,
    file: `${server}/rules.ts`,
    text: "export const all = (db: { selectFrom: (name: string) => unknown }) => db.selectFrom('txn')\n",
  },
  {
    rule: syntax,
    file: 'server/http/raw.ts',
    text: "import { sql } from 'kysely'\nexport const one = sql`select 1`\n",
  },
  {
    rule: 'no-restricted-globals',
    file: `${client}/kept.ts`,
    text: "export const kept = () => localStorage.getItem('key')\n",
  },
  {
    rule: 'no-restricted-globals',
    file: `${client}/url.ts`,
    text: 'export const url = (text: string) => new URL(text)\n',
  },
  {
    rule: 'no-restricted-imports',
    file: `${client}/dropped.ts`,
    text: "import { loadable } from 'jotai/utils'\nexport const used = loadable\n",
  },
  { rule: 'no-eval', file: `${client}/eval.ts`, text: "export const value: unknown = eval('1')\n" },
  { rule: 'no-new-func', file: `${client}/func.ts`, text: "export const made: unknown = new Function('return 1')\n" },
  { rule: 'no-warning-comments', file: `${client}/later.ts`, text: '// TODO later\nexport const later = 1\n' },
  { rule: 'no-console', file: `${server}/said.ts`, text: "export const say = () => console.log('here')\n" },
  { rule: 'max-len', file: `${client}/wide.ts`, text: `/** ${'Words. '.repeat(20)}*/\nexport const wide = 1\n` },
  { rule: 'house/own-lines', file: `${client}/long.ts`, text: functionOf(71) },
  { rule: 'eqeqeq', file: `${client}/equal.ts`, text: 'export const is = (a: unknown) => a == 1\n' },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: `${client}/any.ts`,
    text: 'export const any = (value: any): unknown => value\n',
  },
  {
    rule: '@typescript-eslint/no-non-null-assertion',
    file: `${client}/sure.ts`,
    text: 'export const first = (rows: number[]) => rows[0]!\n',
  },
  {
    rule: 'no-console',
    file: `${client}/silenced.ts`,
    text: "// eslint-disable-next-line no-console\nexport const say = () => console.log('here')\n",
  },
]

/** Styles that must not be written. */
export const styles: readonly Fault[] = [
  { rule: 'color-no-hex', file: 'src/ui/thumb/hex.module.scss', text: '.a {\n  color: #ff0000;\n}\n' },
  { rule: 'color-named', file: 'src/ui/thumb/named.module.scss', text: '.a {\n  color: red;\n}\n' },
  {
    rule: 'function-disallowed-list',
    file: 'src/ui/thumb/rgba.module.scss',
    text: '.a {\n  color: rgba(0, 0, 0, 0.5);\n}\n',
  },
  { rule: 'unit-disallowed-list', file: 'src/ui/thumb/rem.module.scss', text: '.a {\n  width: 1rem;\n}\n' },
  { rule: 'selector-class-pattern', file: 'src/ui/thumb/dash.module.scss', text: '.a-b {\n  width: 1px;\n}\n' },
]
