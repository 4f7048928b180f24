// @ts-check
// One start of the product, from an empty data folder to an orderly end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../setup/steps.mjs'

/** How long the first answer may take; the builds are there already. */
const withinMs = 300_000

/**
 * What a run must not say, even if all else is well: Node's own warnings, and Jest's about what was left open.
 * @param {string} output
 * @returns {readonly string[]} the lines
 */
export const warningsIn = (output) =>
  output.split('\n').filter((line) => /^\(node:\d+\) .*Warning|^Jest did not exit|open handle/i.test(line))

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** What is asked of a started product, with a word that stands in the answer. */
const questions = /** @type {const} */ ([
  ['/', '<div id="app"'],
  ['/market/', '<div id="app"'],
  ['/console/', '<div id="root"'],
  ['/healthz', '"ok":true'],
])

/**
 * @param {string} origin
 * @param {() => boolean} isOver whether the server ended by itself
 */
async function askAll(origin, isOver) {
  const until = Date.now() + withinMs
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (isOver() || Date.now() > until) return ['no answer']
    await sleep(200)
  }
  const wrong = []
  for (const [address, word] of questions) {
    const answer = await fetch(origin + address, { headers: { connection: 'close' } })
    if (!answer.ok || !(await answer.text()).includes(word)) wrong.push(`${address}: ${answer.status}, without ${word}`)
  }
  return wrong
}

/**
 * Runs `scripts/start.mjs` by a Node, asks for its pages and ends it.
 * @param {NodeJS.ProcessEnv} env with that Node first in `PATH`
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function tryStart(env) {
  const data = mkdtempSync(path.join(tmpdir(), 'runtimes-'))
  const port = await freePort()
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    env: { ...env, PORT: String(port), MENPAI_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const closed = once(child, 'close')
  const wrong = await askAll(`http://127.0.0.1:${port}`, () => child.exitCode !== null)
  child.kill('SIGTERM')
  const [code] = await closed
  rmSync(data, { recursive: true, force: true })
  if (code !== 0 || !output.includes('Stopped.')) wrong.push(`it ended with ${code}, out of order`)
  return { code: wrong.length === 0 ? 0 : 1, output: [output, ...wrong].join('\n') }
}
