// @ts-check
// What the two dev commands start: plain JavaScript, no dependency.
import { bin } from './steps.mjs'

/** @typedef {import('./together.mjs').Command} Command */

/**
 * The server takes the port of `PORT`, 3000 by default, and the app's calls go there; the app's own dev server keeps its port.
 * @param {'h5' | 'weapp'} target
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ port: string, commands: readonly Command[] }}
 */
export function devCommands(target, env) {
  const { PORT: port = '3000', ...rest } = env
  const origin = `http://127.0.0.1:${port}`
  const app = {
    command: bin('taro'),
    args: ['build', '--type', target, '--watch'],
    env: { MENPAI_PROXY: origin, NODE_ENV: 'development', TARO_ENV: target, ...rest },
  }
  if (target === 'weapp') return { port, commands: [{ ...app, env: { MENPAI_API_ORIGIN: origin, ...app.env } }] }
  const server = {
    command: bin('tsx'),
    args: ['watch', '--clear-screen=false', 'server/main.ts'],
    env: { MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1', ...rest, PORT: port },
  }
  return { port, commands: [server, app] }
}
