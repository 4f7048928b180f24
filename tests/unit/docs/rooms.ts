import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(__dirname, '../../..')
export const architecture = path.join(root, 'docs/architecture.md')

/** What a folder is for and what it may import, in words; the rooms in it are read from the tree. */
const floors: readonly (readonly [folder: string, holds: string, may: string])[] = [
  ['contract', 'the agreement; pure, safe in a mini-program', 'nothing of ours'],
  [
    'src/platform',
    'the doors: the only callers of Taro, device and browser; `x.ts` for H5, `x.weapp.ts` beside it',
    'contract',
  ],
  ['src/lib', 'things without pixels, of use to two features; `spec` is for the vectors alone', 'platform, contract'],
  ['src/ui', 'the kit and its theme: pieces that belong to no feature', 'lib, platform, contract'],
  [
    'src/features',
    'one folder a subject: its rules, state, components, texts',
    'ui, lib, platform, contract, and no other feature',
  ],
  [
    'src/pages',
    'one file per route, beside it the hooks that join features for it',
    'features and below, and no other page',
  ],
  ['src/boot', 'wiring, with `src/app.tsx`', 'everything in `src`'],
  [
    'console/src',
    'the operator console, a package of its own: sign-in, frame, kit, and one folder a subject in `pages`',
    'contract; of the app tokens, pictures, amounts as text and two drawings',
  ],
  ['demo', 'the demo city, made by the server’s own services', 'server, contract'],
  ['server/config', 'what the environment decides, and the accounts with vendors', 'contract'],
  ['server/db', 'the database: open, migrate, ids, one answer per command', 'config, contract'],
  ['server/ledger', 'the only writer of money: accounts, transfers, holds, the books check', 'db, contract'],
  ['server/jobs', 'deadlines as rows', 'ledger, db, contract'],
  ['server/http', 'signature, envelope, mount, limits', 'ledger, db, contract'],
  [
    'server/modules',
    'one folder a subject: `routes` → `service` → stores (the SQL); `open` is what other modules may call',
    'everything below; of a module further down only `open` and `tables`',
  ],
]

/** Rooms that do what residents and operators do, by the modules' own services. */
const throughModules: readonly string[] = ['first-paint', 'setup']
const mayOf = (name: string) => (throughModules.includes(name) ? 'services of modules' : 'no module')

/** Rooms of the server that stand alone. */
const alone: Readonly<Record<string, string>> = {
  backup: 'dated copies of database and pictures',
  'first-paint': 'the pages as the server draws them',
  format: 'texts of amounts and moments',
  listener: 'what every listener of ours does: its port, its hosts, its slow callers',
  'lock-out': 'wrong tries lock: a login, a payment password',
  'login-key': 'the key that passwords are sealed with',
  mail: 'the provider of mail, by SMTP',
  'object-store': 'keeps and serves pictures by Qiniu’s protocol, on an origin of its own',
  robots: 'robots of group chats: 企业微信, 飞书, 钉钉',
  sandboxes: 'test doubles of vendors in development and tests; production never starts one',
  setup: 'makes a city in an empty database',
  sms: 'the provider of text messages',
  tracking: 'the provider that follows parcels',
  turns: 'a few costly tasks together, the rest by turns of who asks',
  wechat: 'WeChat’s protocols',
}

export const roomsIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/** Folders without code: pictures and fonts, and type declarations about the build. */
const silent = new Set(['src/assets', 'src/types'])

/** Folders of the tree that the words above do not know, and words without a folder. */
export function strangers(): readonly string[] {
  const told = new Set([
    ...floors.map(([folder]) => folder),
    ...Object.keys(alone).map((name) => `server/${name}`),
    ...silent,
  ])
  const tree = [
    'contract',
    'demo',
    'console/src',
    ...['src', 'server'].flatMap((wing) => roomsIn(wing).map((name) => `${wing}/${name}`)),
  ]
  const known = new Set(tree)
  return [...tree.filter((folder) => !told.has(folder)), ...[...told].filter((folder) => !known.has(folder))]
}

const begin = '<!-- rooms: npx tsx scripts/rooms.ts -->'
const end = '<!-- /rooms -->'

/** The document with the table as the tree has it. */
export function withRooms(text: string): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const floorRows = floors.map(([folder, holds, may]) =>
    row([`\`${folder}/\``, holds, may, roomsIn(folder).join(' · ')]),
  )
  const aloneRows = Object.entries(alone).map(([name, holds]) =>
    row([`\`server/${name}/\``, holds, mayOf(name), roomsIn(`server/${name}`).join(' · ')]),
  )
  const head = [row(['folder', 'holds', 'may import', 'rooms']), row(['---', '---', '---', '---'])]
  const [before = '', rest = ''] = text.split(begin)
  const after = rest.split(end)[1] ?? ''
  return [`${before}${begin}`, '', ...head, ...floorRows, ...aloneRows, '', `${end}${after}`].join('\n')
}

export const written = (): string => readFileSync(architecture, 'utf8')
