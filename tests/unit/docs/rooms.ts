import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(__dirname, '../../..')
export const architecture = path.join(root, 'docs/architecture.md')

/** What a folder is for, in words; what it imports and the rooms in it are read from the tree. */
const floors: readonly (readonly [folder: string, holds: string])[] = [
  ['contract', 'the agreement; pure, safe in a mini-program'],
  ['src/platform', 'the doors: the only callers of Taro, device and browser; `x.ts` for H5, `x.weapp.ts` beside it'],
  ['src/lib', 'things without pixels, of use to two features; `spec` is for the vectors alone'],
  ['src/ui', 'the kit and its theme: pieces that belong to no feature'],
  [
    'src/parts',
    'what several features draw of one subject: it has the subject’s words and state, and stands above the kit',
  ],
  ['src/features', 'one folder a subject: its rules, state, components, texts; none imports another'],
  ['src/pages', 'one file per route: joins features; beside it the hooks that do it for it'],
  ['src/boot', 'wiring, with `src/app.tsx`'],
  [
    'console/src',
    'the operator console, a package of its own: sign-in, frame, kit, and one folder a subject in `pages`',
  ],
  ['demo', 'the demo city, made by the server’s own services'],
  ['server/config', 'what the environment decides, and the accounts with vendors'],
  ['server/db', 'the database: open, migrate, ids, one answer per command'],
  ['server/ledger', 'the only writer of money: accounts, transfers, holds, the books check'],
  ['server/jobs', 'deadlines as rows'],
  ['server/http', 'signature, envelope, mount, limits'],
  [
    'server/modules',
    'one folder a subject: `routes` → `service` → stores (the SQL); `open` and `tables` are what other modules may take',
  ],
]

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

/** The room that a file belongs to: a wing that is one, a folder of a wing, or a file of a wing. */
function roomOf(file: string): string {
  const [wing = '', name = '', ...rest] = file.split(path.sep)
  if (wing === 'contract' || wing === 'demo') return wing
  return wing === 'console' || rest.length > 0 ? `${wing}/${name}` : `${wing}/${name.replace(/\.tsx?$/, '')}`
}

/** The rooms whose files the sources of a folder import, but its own. */
function importedBy(folder: string): readonly string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(folder, name))
  const rooms = sources.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '([^']+)'/g)].flatMap(([, from = '']) => {
      if (from.startsWith('@contract/')) return ['contract']
      if (from.startsWith('@/')) return [roomOf(path.join('src', from.slice(2), 'x'))]
      return from.startsWith('.') ? [roomOf(path.join(path.dirname(file), from))] : []
    }),
  )
  return [...new Set(rooms)].filter((room) => room !== folder && room !== 'src/assets').sort()
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
  const all = [...floors, ...Object.entries(alone).map(([name, holds]) => [`server/${name}`, holds] as const)]
  const rows = all.map(([folder, holds]) =>
    row([`\`${folder}/\``, holds, importedBy(folder).join(' · '), roomsIn(folder).join(' · ')]),
  )
  const head = [row(['folder', 'holds', 'imports', 'rooms']), row(['---', '---', '---', '---'])]
  const [before = '', rest = ''] = text.split(begin)
  const after = rest.split(end)[1] ?? ''
  return [`${before}${begin}`, '', ...head, ...rows, '', `${end}${after}`].join('\n')
}

export const written = (): string => readFileSync(architecture, 'utf8')
