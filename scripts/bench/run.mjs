// @ts-check
// `npm run bench -- <what> [options]`: measurements that take minutes and need a quiet machine. Budgets with stable figures are tests
// instead. What a measurement needs is installed and built first.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, ensureQuickBrowser, requireNode20, run } from '../setup/steps.mjs'

requireNode20()
const [what = '', ...options] = process.argv.slice(2)
const file = path.join(import.meta.dirname, `${what}.ts`)
if (!/^[a-z-]+$/.test(what) || !existsSync(file)) {
  process.stderr.write('What? npm run bench -- server | visitors | soak | rest | paint | mini | lists | stat\n')
  process.exit(1)
}

/** @typedef {[import('../setup/steps.mjs').Target, import('../setup/steps.mjs').Product]} Built */

/** @type {readonly Built[]} */
const h5 = [
  ['h5', 'product'],
  ['h5', 'market'],
]

/** What opens pages needs them built, and a browser. @type {Readonly<Record<string, readonly Built[]>>} */
const builds = { paint: h5, lists: [...h5, ['weapp', 'product']], visitors: h5, mini: [['weapp', 'product']] }

await ensureInstalled()
for (const built of builds[what] ?? []) if ((await ensureBuilt(...built)) !== 0) process.exit(1)
const env = builds[what] ? { CHROMIUM_PATH: await ensureQuickBrowser() } : {}
const { code } = await run(process.execPath, ['--import', 'tsx', file, ...options], { env })
process.exitCode = code
