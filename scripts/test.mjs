// @ts-check
// `npm test`: all that can lose money, permission or a build, from a bare clone. `npm run test:all`: everything else. With names, only
// these of either: `npm test -- types server`. `npm run test:all -- --part 1/3`: a third of the rest. CI runs `npm test` and one third.
import { parseArgs } from 'node:util'
import { first } from './checks/first.mjs'
import { rest } from './checks/rest.mjs'
import { runAll, withNeeds } from './checks/run.mjs'
import { ensureInstalled, ensureQuickBrowser, requireNode20, say } from './setup/steps.mjs'

const begunAt = Date.now()
requireNode20()
// Node's own space for what is young, 16 MB, is cleaned too often where thousands of files are read (docs/performance.md).
const moreForTheYoung = '--max-semi-space-size'
if (process.allowedNodeEnvironmentFlags.has(moreForTheYoung)) process.env.NODE_OPTIONS ??= `${moreForTheYoung}=64`

const all = [...first, ...rest]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rest: { type: 'boolean', default: false }, part: { type: 'string' } },
})

/** The checks that were asked for, or why there are none. */
function chosen() {
  const unknown = positionals.filter((name) => !all.some((one) => one.name === name))
  if (unknown.length > 0) return `No check ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(' ')}`
  if (positionals.length > 0) return all.filter(({ name }) => positionals.includes(name))
  if (values.part === undefined) return values.rest ? rest : first
  const part = /^([123])\/3$/.exec(values.part)?.[1]
  if (part === undefined) return 'A part is 1/3, 2/3 or 3/3.'
  return rest.filter((one) => one.part === Number(part))
}

const wanted = chosen()
if (typeof wanted === 'string') {
  say(wanted)
  process.exit(2)
}
await ensureInstalled()
const installedS = (Date.now() - begunAt) / 1000
const checks = withNeeds(all, wanted)
// Its installation is a download, so it starts at once.
if (checks.some(({ needs }) => needs?.includes('h5'))) void ensureQuickBrowser()
const ended = await runAll(checks)

if (ended.length > 1) {
  say('\nWhere the time went, in seconds (from when, for how long; several run beside each other):')
  say(`${'installation'.padEnd(18)}${'0.0'.padStart(8)}${installedS.toFixed(1).padStart(8)}`)
  for (const { name, from, seconds } of [...ended].sort((one, other) => one.from - other.from))
    say(`${name.padEnd(18)}${(installedS + from).toFixed(1).padStart(8)}${seconds.toFixed(1).padStart(8)}`)
  say(`${'together'.padEnd(18)}${((Date.now() - begunAt) / 1000).toFixed(1).padStart(16)}`)
}
const failed = ended.filter(({ code }) => code !== 0)
// Said long ago, among other checks: it is said again where whoever looks begins to read.
for (const { name, end } of failed) if (end !== '') say(`\n✗ ${name}, its end:\n${end}`)
if (failed.length > 0) say(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
say(`\n${ended.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
