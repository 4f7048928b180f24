/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isAlive } from '../../../server/db/embedded/process'

const setup = path.join(__dirname, '../../../scripts/setup')
const urlOf = (file: string) => JSON.stringify(pathToFileURL(path.join(setup, file)).href)

/** Two commands that write their own numbers and those of a child each; the children do not end by themselves. */
async function started() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dev-'))
  const waits = 'setInterval(() => {}, 1000)'
  const parent = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); ${waits}"])
    child.on('spawn', () => require('node:fs').writeFileSync(process.env.NOTE, process.pid + ' ' + child.pid))
    ${waits}`
  const notes = ['a', 'b'].map((name) => path.join(folder, name))
  const commands = notes.map((NOTE) => ({ command: process.execPath, args: ['-e', parent], env: { NOTE } }))
  const main = path.join(folder, 'main.mjs')
  writeFileSync(main, `import { together } from ${urlOf('together.mjs')}\ntogether(${JSON.stringify(commands)}, '.')\n`)
  const dev = spawn(process.execPath, [main], { stdio: 'ignore' })
  const read = () =>
    notes.flatMap((note) => {
      try {
        return readFileSync(note, 'utf8').split(' ').map(Number)
      } catch {
        return []
      }
    })
  while (read().length < 4) await sleep(50)
  return { dev, pids: read() }
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'ends everything that was started on %s',
  async (signal) => {
    const { dev, pids } = await started()
    expect(pids.map(isAlive)).toEqual([true, true, true, true])
    dev.kill(signal)
    await once(dev, 'exit')
    await sleep(100)
    expect(pids.map(isAlive)).toEqual([false, false, false, false])
  },
  30_000,
)

it('ends the others when one of them ends', async () => {
  const { dev, pids } = await started()
  process.kill(pids[0] ?? 0, 'SIGTERM')
  await once(dev, 'exit')
  await sleep(100)
  expect(pids.map(isAlive)).toEqual([false, false, false, false])
})

it('starts the server on PORT, sends the app’s calls there, and leaves the app’s own port alone', async () => {
  const code = `import { devCommands } from ${urlOf('dev-commands.mjs')}
    process.stdout.write(JSON.stringify([devCommands('h5', { PORT: '4100' }), devCommands('weapp', { PORT: '4100' }), devCommands('h5', {})]))`
  const run = spawn(process.execPath, ['--input-type=module', '-e', code])
  let told = ''
  run.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()))
  await once(run, 'close')
  interface Dev {
    readonly port: string
    readonly commands: readonly { readonly env: Readonly<Record<string, string>> }[]
  }
  const [h5, weapp, usual] = JSON.parse(told) as [Dev, Dev, Dev]
  expect(h5.commands.map(({ env }) => env.PORT)).toEqual(['4100', undefined])
  expect(h5.commands[1]?.env.MENPAI_PROXY).toBe('http://127.0.0.1:4100')
  expect(weapp.commands[0]?.env.MENPAI_API_ORIGIN).toBe('http://127.0.0.1:4100')
  expect(usual.port).toBe('3000')
})
