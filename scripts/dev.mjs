// @ts-check
// `npm run dev`: the server with reload and the H5 app with hot reload. `npm run dev:weapp`: watch build for the vendor's tools.
import { spawn } from 'node:child_process'
import { bin, ensureInstalled, forgetBuild, requireNode20, root, say } from './setup/steps.mjs'

requireNode20()
await ensureInstalled()

/** @type {import('node:child_process').ChildProcess[]} */
const children = []
/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
const start = (command, args, env) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...process.env } })
  child.on('close', stop)
  children.push(child)
}
function stop() {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stop)

if (process.argv[2] === 'weapp') {
  forgetBuild('weapp')
  say('Watch build of the mini-program: open this folder in the vendor’s developer tools.')
  start(bin('taro'), ['build', '--type', 'weapp', '--watch'], { NODE_ENV: 'development', TARO_ENV: 'weapp' })
} else {
  forgetBuild('h5')
  say('Server on http://127.0.0.1:3000 (reloads), app on http://127.0.0.1:10086 (hot reload, calls go to the server).')
  start(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], {
    PORT: '3000',
    MENPAI_DEMO: '1',
    MENPAI_DEV_CLOCK: '1',
  })
  start(bin('taro'), ['build', '--type', 'h5', '--watch'], { NODE_ENV: 'development', TARO_ENV: 'h5' })
}
