/** A file with one fault, and the rule that must find it. */
export interface Fault {
  readonly file: string
  readonly text: string
  readonly rule: string
}

const taking = (thing: string, from: string) => `import { ${thing} } from '${from}'\nexport const used = ${thing}\n`

const takingType = (from: string) => `import type { thing } from '${from}'\nexport type Used = typeof thing\n`

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
    'src/parts/near/neighbour.ts',
    'src/boot/neighbour.ts',
    'src/pages/index/neighbour.tsx',
    'contract/endpoints/neighbour.ts',
    'tests/support/neighbour.ts',
    'server/modules/audit/store.ts',
    'server/modules/audit/tables.ts',
    'server/modules/wallet/service.ts',
    'server/modules/wallet/store.ts',
    'server/modules/orders/writing/neighbour.ts',
    'server/http/neighbour.ts',
    'server/modules/nowhere/service.ts',
    'server/sandboxes/wechat/neighbour.ts',
    'console/src/pages/shops/neighbour.ts',
    'console/src/frame/neighbour.ts',
    'console/src/tools/neighbour.ts',
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
  { rule: 'parts-look-down', file: 'src/parts/near/feature.ts', text: taking('thing', '@/features/wallet/neighbour') },
  { rule: 'ui-knows-no-business', file: 'src/ui/thumb/part.ts', text: taking('thing', '@/parts/near/neighbour') },
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
  {
    rule: 'pages-keep-their-hooks',
    file: 'src/pages/points/use-page.ts',
    text: taking('thing', '@/pages/index/neighbour'),
  },
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
  { rule: 'demo-knows-no-client', file: 'demo/names.ts', text: taking('thing', '../src/lib/names/names') },
  { rule: 'server-knows-no-client', file: 'server/http/client.ts', text: taking('thing', '../../src/lib/names/names') },
  {
    rule: 'server-knows-no-client',
    file: 'server/http/test.ts',
    text: taking('thing', '../../tests/support/neighbour'),
  },
  {
    rule: 'console-takes-drawings-only',
    file: 'console/src/names.ts',
    text: taking('thing', '../../src/lib/names/names'),
  },
  {
    rule: 'console-pages-are-apart',
    file: 'console/src/pages/funds/other.ts',
    text: taking('thing', '../shops/neighbour'),
  },
  {
    rule: 'console-kit-looks-down',
    file: 'console/src/kit/page.ts',
    text: taking('thing', '../pages/shops/neighbour'),
  },
  { rule: 'console-kit-looks-down', file: 'console/src/kit/frame.ts', text: taking('thing', '../frame/neighbour') },
  {
    rule: 'console-pages-looks-down',
    file: 'console/src/pages/funds/frame.ts',
    text: taking('thing', '../../frame/neighbour'),
  },
  {
    rule: 'console-rooms-have-their-place',
    file: 'console/src/pages/funds/tool.ts',
    text: taking('thing', '../../tools/neighbour'),
  },
  {
    rule: 'no-circles-of-types',
    file: 'console/src/pages/funds/list.ts',
    text: `import type { Row } from './panel'\nexport type List = { readonly row: Row }\n`,
  },
  { rule: 'ledger-stands-low', file: 'server/ledger/module.ts', text: taking('thing', '../modules/wallet/service') },
  { rule: 'config-stands-lowest', file: 'server/config/http.ts', text: takingType('../http/neighbour') },
  { rule: 'no-circles-of-types', file: 'server/sms/account.ts', text: takingType('./provider') },
  { rule: 'db-stands-lowest', file: 'server/db/http.ts', text: taking('thing', '../http/neighbour') },
  { rule: 'db-stands-lowest', file: 'server/db/tables.ts', text: takingType('../modules/audit/tables') },
  {
    rule: 'orders-decide-before-they-write',
    file: 'server/modules/orders/deciding/writing.ts',
    text: taking('thing', '../writing/neighbour'),
  },
  { rule: 'listeners-stand-low', file: 'server/object-store/calls.ts', text: taking('thing', '../http/neighbour') },
  { rule: 'low-rooms-know-no-module', file: 'server/http/module.ts', text: taking('thing', '../modules/wallet/store') },
  { rule: 'low-rooms-know-no-module', file: 'server/jobs/tables.ts', text: takingType('../modules/audit/tables') },
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

/** The other halves of circles. */
export const rounds: readonly Pick<Fault, 'file' | 'text'>[] = [
  { file: 'src/lib/names/round.ts', text: `export { used as thing } from './back'\n` },
  { file: 'server/sms/provider.ts', text: `import type { Used } from './account'\nexport const thing: Used = 1\n` },
  {
    file: 'console/src/pages/funds/panel.ts',
    text: `import type { List } from './list'\nexport type Row = { readonly list?: List }\n`,
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
  ...['rgb', 'hsl', 'hsla'].map((name) => ({
    rule: 'function-disallowed-list',
    file: `src/ui/thumb/${name}.module.scss`,
    text: `.a {\n  color: ${name}(0 0% 0%);\n}\n`,
  })),
  { rule: 'selector-type-no-unknown', file: 'src/ui/thumb/tag.module.scss', text: 'thumb {\n  width: 1px;\n}\n' },
  {
    rule: 'selector-pseudo-class-no-unknown',
    file: 'src/ui/thumb/pseudo.module.scss',
    text: '.a:pressed {\n  width: 1px;\n}\n',
  },
  { rule: 'unit-no-unknown', file: 'src/ui/thumb/unit.module.scss', text: '.a {\n  width: 1rpy;\n}\n' },
  { rule: 'selector-class-pattern', file: 'src/ui/thumb/dash.module.scss', text: '.a-b {\n  width: 1px;\n}\n' },
]
