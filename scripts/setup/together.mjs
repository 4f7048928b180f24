// @ts-check
// Runs commands side by side until one ends or we are asked to end: plain JavaScript, no dependency.
import { spawn } from 'node:child_process'

/** @typedef {{ command: string, args: readonly string[], env: NodeJS.ProcessEnv }} Command */

/** How long the commands have to end in order. The server closes its database in this time. */
const orderlyMs = 15_000
const isWindows = process.platform === 'win32'

/**
 * Starts the commands, each as the leader of its own process group, so that a Ctrl-C reaches it once and through us. When one of them ends,
 * or we are asked to (SIGINT, SIGTERM, SIGHUP), all are asked to end; whatever a command started and left behind is ended with it.
 * @param {readonly Command[]} commands
 * @param {string} cwd
 */
export function together(commands, cwd) {
  const children = commands.map(({ command, args, env }) =>
    spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !isWindows,
      shell: isWindows,
    }),
  )
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    for (const child of children) child.kill('SIGTERM')
    setTimeout(() => children.forEach(endGroup), orderlyMs).unref()
  }
  for (const child of children) {
    child.on('error', end)
    child.on('close', () => {
      endGroup(child)
      end()
    })
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined || isWindows) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has no processes left.
  }
}
