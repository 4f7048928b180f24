// @ts-check
// Runs the server for `npm start` and ends with it: plain JavaScript, no dependency.
import { spawn } from 'node:child_process'
import os from 'node:os'

/**
 * Starts a command and ends with its exit code, or with 128 plus the signal's number when a signal ended it, as a shell does. Ctrl-C
 * reaches the whole group and the command stops in order by itself; SIGTERM and SIGHUP may reach us alone, so they are passed on: if they
 * reached the group, the server ignores the repeat. npm's shell dies of a SIGTERM without passing it on, so the loss of the parent counts
 * as one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} around
 */
export function serve(command, args, around) {
  const child = spawn(command, args, { ...around, stdio: 'inherit' })
  process.on('SIGINT', () => undefined)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? os.constants.signals[signal] : 0)))
}
