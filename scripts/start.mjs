// @ts-check
// `npm start`: from a bare clone to a running product. Our decision: docs/decisions/0479-start-and-memory.md
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureConsoleBuilt } from './setup/console.mjs'
import { phasesOf } from './setup/phases.mjs'
import { isEnding, run } from './setup/running.mjs'
import { serve } from './setup/serve.mjs'
import {
  distOf,
  ensureAppInstalled,
  ensureBuilt,
  ensureConsoleInstalled,
  requireNode20,
  root,
  say,
  without,
} from './setup/steps.mjs'

requireNode20()
const phases = phasesOf(Date.now)
await phases.time('installation of the app and the server', () => ensureAppInstalled('start'))
if (process.argv.includes('--fresh')) {
  const { code } = await run(process.execPath, ['--import', 'tsx', 'demo/anew/main.ts'])
  if (code !== 0) process.exit(code)
}

/** What keeps the memory of the server small. Our decision: docs/decisions/0479-start-and-memory.md */
const lean = JSON.parse(readFileSync(path.join(root, 'scripts/setup/memory.json'), 'utf8'))

const isProduction = process.env.NODE_ENV === 'production' || process.env.MENPAI_MODE === 'production'
// The server makes its database and the demo city while the app is built, and shows a page that waits for what is not built yet.
const server = serve(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: root,
  env: {
    ...(isProduction ? {} : { MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' }),
    ...(without !== '' && { MENPAI_H5_DIR: path.join(distOf(), 'h5') }),
    MENPAI_MARKET_DIR: path.join(distOf('market'), 'h5'),
    MENPAI_AWAIT_BUILDS: '1',
    ...lean,
    ...process.env,
  },
})

/**
 * @param {string} name
 * @param {() => Promise<number>} build
 */
const built = (name, build) =>
  phases.time(name, async () => {
    if (isEnding() || (await build()) === 0 || isEnding()) return
    say(`The build failed (${name}): see above.`)
    server.stop()
  })

const up = phases.time('database and server', () => server.ready)
const installedConsole = phases.time('installation of the console', ensureConsoleInstalled)
await built('trade edition', () => ensureBuilt('h5', 'product'))
await up
if (!isEnding()) say(`The app is open after ${phases.soFar()}.`)
// One after the other: one build keeps two processors busy, and two at once took longer.
await built('market edition', () => ensureBuilt('h5', 'market'))
await installedConsole
await built('operator console', ensureConsoleBuilt)
if (!isEnding()) say(['', ...phases.lines(), `Everything is open after ${phases.soFar()}.`].join('\n'))
