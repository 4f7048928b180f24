/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { ServerProcess } from '../../support/server/process'
import { dataFolder, removeDataFolder, startServer } from '../../support/server/process'

const root = path.resolve(__dirname, '../../..')
const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const commands = [...readme.matchAll(/npm run ([\w:]+)(?: -- ([^`\n]+))?/g)].map(([, name = '', args = '']) => ({
  name,
  args,
}))

/** What runs the other commands of the README: tests of their own, and the checks of `npm test` that build and measure. */
const elsewhere: Readonly<Record<string, string>> = {
  check: 'scripts/check.mjs',
  'test:all': 'scripts/checks/rest.mjs',
  plain: 'scripts/test.mjs',
  gains: 'scripts/gains.mjs',
  dev: 'tests/server/process/dev.test.ts',
  'dev:weapp': 'scripts/dev.mjs',
  'build:console': 'scripts/test.mjs',
  setup: 'tests/server/setup/command.test.ts',
  backup: 'tests/server/operation/backup.test.ts',
  export: 'tests/server/operation/dump-commands.test.ts',
  import: 'tests/server/operation/dump-commands.test.ts',
  faults: 'tests/server/chaos/short.test.ts',
  failover: 'tests/server/operation/failover.test.ts',
  cells: 'tests/cells/run.ts',
  vectors: 'tests/unit/vectors.test.ts',
  'upload:weapp': 'tests/server/operation/upload.test.ts',
}

/** What is run here, and what it says in the end. */
const here: Readonly<Record<string, RegExp>> = {
  books: /^books equal: \d+ accounts, \d+ entries$/m,
  'books 2026-11-21': /^payments equal: \d+ payments on 2026-11-21$/m,
  'clock 09:00': /clock now reads/,
  messages: /^/,
}

let folder: string
let server: ServerProcess | undefined
let gatewayPort: number

beforeAll(async () => {
  folder = dataFolder()
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  gatewayPort = typeof address === 'object' && address ? address.port : 0
  holder.close()
  server = await startServer(folder, { MENPAI_GATEWAY_PORT: String(gatewayPort) })
}, 300_000)
afterAll(async () => {
  await server?.stop()
  await removeDataFolder(folder)
})

async function npmRun(name: string, ...args: readonly string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: undefined,
    MENPAI_DATA_DIR: folder,
    MENPAI_DEMO: '1',
    MENPAI_ORIGIN: server?.url,
    MENPAI_GATEWAY_PORT: String(gatewayPort),
  }
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: root, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, printed }
}

it.each(Object.entries(here))(
  'npm run %s works beside a running demo',
  async (wish, said) => {
    const [name = '', ...args] = wish.split(' ')
    const done = await npmRun(name, ...args)
    expect(done).toMatchObject({ code: 0, printed: expect.stringMatching(said) as string })
  },
  120_000,
)

it('every command of the README is one of the package, and is run', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  const names = [...new Set(commands.map(({ name }) => name))]
  expect(names.filter((name) => !(name in scripts))).toEqual([])
  const run = new Set(Object.keys(here).map((wish) => wish.split(' ')[0]))
  expect(names.filter((name) => !run.has(name) && !existsSync(path.join(root, elsewhere[name] ?? '-')))).toEqual([])
  const asWritten = commands
    .filter(({ name, args }) => run.has(name) && args !== '')
    .map(({ name, args }) => `${name} ${args}`)
  expect(asWritten.filter((wish) => !(wish in here))).toEqual([])
})
