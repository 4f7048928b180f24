// @ts-check
// `npm start`: from a bare clone to a running product.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, requireNode20, root, say } from './setup/steps.mjs'

requireNode20()
await ensureInstalled()
if ((await ensureBuilt('h5')) !== 0) {
  say('The H5 build failed: see above.')
  process.exit(1)
}

const isProduction = process.env.NODE_ENV === 'production' || process.env.MENPAI_MODE === 'production'
const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...(isProduction ? {} : { MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' }), ...process.env },
})
// Ctrl-C reaches the whole group; the server stops in order by itself, and we wait for it.
process.on('SIGINT', () => undefined)
// A SIGTERM may reach us alone, so it is passed on; where it reached the group, the server takes no notice of the repeat.
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('close', (code) => process.exit(code ?? 0))
