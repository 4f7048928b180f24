// @ts-check
// Runs the server for `npm start` and ends with it: plain JavaScript, no dependency.
import { spawn } from 'node:child_process'
import os from 'node:os'
import { endRuns } from './running.mjs'

/**
 * Starts a command and ends with its exit code, or with 128 plus the signal's number when a signal ended it, as a shell does; what runs
 * beside it ends first. Ctrl-C reaches the whole group and the command stops in order by itself; SIGTERM and SIGHUP may reach us alone, so
 * they are passed on: if they reached the group, the server ignores the repeat. npm's shell dies of a SIGTERM without passing it on, so the
 * loss of the parent counts as one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} around
 * @returns {{ ready: Promise<unknown>, stop: () => void }} `ready` when the command sends its first message; `stop` ends all with code 1
 */
export function serve(command, args, around) {
  const child = spawn(command, args, { ...around, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  let hasFailed = false
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    endRuns()
    child.kill(signal)
  }
  process.on('SIGINT', endRuns)
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => end(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 500).unref()
  child.on('error', (error) => {
    endRuns()
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('close', (code, signal) => {
    endRuns()
    process.exit(hasFailed ? 1 : (code ?? 128 + (signal ? os.constants.signals[signal] : 0)))
  })
  return {
    ready: new Promise((resolve) => child.once('message', resolve)),
    stop: () => {
      hasFailed = true
      end('SIGTERM')
    },
  }
}
