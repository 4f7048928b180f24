// @ts-check
// Runs commands one by one, and ends them with us: plain JavaScript, no dependency.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`)

/** What runs now. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

let wasEnded = false

/** Whether we were asked to end: what fails then has not failed. */
export const isEnding = () => wasEnded

/** Ends what `run` has started and what still runs. */
export function endRuns() {
  wasEnded = true
  for (const child of running) child.kill('SIGTERM')
}

/** @param {import('node:child_process').ChildProcess} child */
function begin(child) {
  // Ctrl-C reaches the whole group.
  if (running.size === 0) process.on('SIGTERM', endRuns).on('SIGHUP', endRuns)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function over(child) {
  running.delete(child)
  if (running.size === 0) process.off('SIGTERM', endRuns).off('SIGHUP', endRuns)
}

/**
 * Runs a command to its end and answers its exit code. When we are asked to end, nothing is left running.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env, quiet = false } = {}) {
  // A terminal is left to the command, for its colours; everywhere else what it says is kept, to be said again where a check failed.
  const keeps = quiet || !process.stdout.isTTY
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: keeps ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    begin(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
      if (!quiet) process.stdout.write(chunk)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => (over(child), resolve({ code: 1, output: String(error) })))
    child.on('close', (code) => (over(child), resolve({ code: code ?? 1, output })))
  })
}
