// @ts-check
// Runs checks beside each other: plain JavaScript, no dependency.
import os from 'node:os'
import { say } from '../setup/steps.mjs'

/** @typedef {import('./check.mjs').Check} Check */
/** @typedef {{ name: string, code: number, end: string, seconds: number, from: number }} Ended `end`: the last lines of what it said */

/** As many checks at once as keep the processors busy, and as many workers for each. */
export const room = (processors = os.availableParallelism()) => ({
  together: Math.max(2, Math.floor(processors / 2)),
  workers: Math.max(2, Math.ceil(processors * 0.6)),
})

/**
 * The wanted checks with those that they need, in the order of the list.
 * @param {readonly Check[]} all
 * @param {readonly Check[]} wanted
 */
export function withNeeds(all, wanted) {
  const names = new Set(wanted.map(({ name }) => name))
  for (const name of names) for (const need of all.find((one) => one.name === name)?.needs ?? []) names.add(need)
  return all.filter(({ name }) => names.has(name))
}

/**
 * Runs every check once what it needs has passed; one whose need failed fails with it. A check that is alone waits until nothing else can
 * run, and nothing begins beside it.
 * @param {readonly Check[]} checks with all that they need
 * @param {ReturnType<typeof room>} [most]
 * @returns {Promise<readonly Ended[]>}
 */
export async function runAll(checks, most = room()) {
  const begunAt = Date.now()
  const waiting = [...checks]
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  /** @type {Ended[]} */
  const ended = []
  const passed = (/** @type {string} */ name) => ended.some((one) => one.name === name && one.code === 0)
  const failed = (/** @type {string} */ name) => ended.some((one) => one.name === name && one.code !== 0)
  const next = () => {
    const ready = waiting.filter(({ needs = [] }) => needs.every(passed))
    const beside = ready.find(({ alone }) => !alone)
    return beside ?? (running.size === 0 ? ready[0] : undefined)
  }
  const quiet = checks.length > 1
  const begin = (/** @type {Check} */ check) => {
    waiting.splice(waiting.indexOf(check), 1)
    const from = Date.now()
    const end = (/** @type {{ code: number, output: string }} */ { code, output }) => {
      const seconds = (Date.now() - from) / 1000
      ended.push({
        name: check.name,
        code,
        end: output.split('\n').slice(-40).join('\n'),
        seconds,
        from: (from - begunAt) / 1000,
      })
      running.delete(check.name)
      say(
        `\n▸ ${check.name}: ${check.what}\n${quiet ? output : ''}${code === 0 ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`,
      )
    }
    const failure = (/** @type {unknown} */ error) => ({ code: 1, output: String(error) })
    const workers = check.alone ? most.workers * 2 : most.workers
    running.set(check.name, check.run({ quiet, workers }).catch(failure).then(end))
    return check.alone === true
  }
  while (waiting.length > 0 || running.size > 0) {
    for (const check of waiting.filter(({ needs = [] }) => needs.some(failed))) {
      waiting.splice(waiting.indexOf(check), 1)
      const need = check.needs?.find(failed)
      ended.push({ name: check.name, code: 1, end: `It needs ${need}, which failed.`, seconds: 0, from: 0 })
    }
    let isAlone = false
    for (let one = next(); one && !isAlone && running.size < most.together; one = next()) isAlone = begin(one)
    if (running.size > 0) await Promise.race(running.values())
  }
  return ended
}
