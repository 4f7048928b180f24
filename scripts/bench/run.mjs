// @ts-check
// `npm run bench -- <what> [options]`: measurements that take minutes and need a quiet machine. Budgets with stable figures are tests
// instead.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const [what = '', ...options] = process.argv.slice(2)
const file = path.join(import.meta.dirname, `${what}.ts`)
if (!/^[a-z-]+$/.test(what) || !existsSync(file)) {
  process.stderr.write('What? npm run bench -- server | rest | paint | lists | stat\n')
  process.exit(1)
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], { stdio: 'inherit' })
process.exitCode = status ?? 1
