/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { runBeside } from '../../support/readme-commands'
import type { ServerProcess } from '../../support/server/process'
import { dataFolder, removeDataFolder, startServer } from '../../support/server/process'

const root = path.resolve(__dirname, '../../..')

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

it.each(Object.entries(runBeside))(
  'npm run %s works beside a running demo',
  async (wish, said) => {
    const [name = '', ...args] = wish.split(' ')
    const done = await npmRun(name, ...args)
    expect(done).toMatchObject({ code: 0, printed: expect.stringMatching(said) as string })
  },
  120_000,
)
