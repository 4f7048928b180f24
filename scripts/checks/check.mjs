// @ts-check
// What a check is, and how each kind is made: plain JavaScript, no dependency.
import { bin, compiler, ensureBuilt, run } from '../setup/steps.mjs'

/**
 * What the runner tells a check: whether others run beside it, so that its output is kept until its end, and how many workers it may have.
 * @typedef {{ quiet: boolean, workers: number }} Given
 */

/**
 * A check. `needs`: the checks, by name, whose builds it looks at; they run first. `alone`: it measures times, or has workers for every
 * processor, so nothing runs beside it. `part`: the third of `npm run test:all` that it belongs to.
 * @typedef {{
 *   name: string
 *   what: string
 *   needs?: readonly string[]
 *   alone?: boolean
 *   part?: 1 | 2 | 3
 *   run: (given: Given) => Promise<{ code: number, output: string }>
 * }} Check
 */

/** @typedef {Pick<Check, 'needs' | 'alone' | 'part'>} Place */

/**
 * A command of the project's own packages.
 * @param {string} name
 * @param {string} what
 * @param {readonly string[]} command
 * @param {Place} [place]
 * @returns {Check}
 */
export function command(name, what, [program = '', ...args], place) {
  return { name, what, ...place, run: ({ quiet }) => run(bin(program), args, { quiet }) }
}

/**
 * What the types say, by the compiler that is a program of its own; the other TypeScript is what linters read sources with.
 * @param {string} name
 * @param {string} what
 * @param {readonly string[]} args
 * @returns {Check}
 */
export const types = (name, what, args) => ({
  name,
  what,
  run: ({ quiet }) => run(process.execPath, [compiler, '--singleThreaded', ...args], { quiet }),
})

/**
 * Suites of Jest.
 * @param {string} name
 * @param {string} what
 * @param {string} folder of the configuration, below `tests`
 * @param {readonly string[]} args
 * @param {Place & { env?: NodeJS.ProcessEnv }} [place]
 * @returns {Check}
 */
export function suites(name, what, folder, args, { env, ...place } = {}) {
  const config = ['-c', `tests/${folder}/jest.config.cjs`, '--silent']
  return {
    name,
    what,
    ...place,
    run: ({ quiet, workers }) => run(bin('jest'), [...config, `--maxWorkers=${workers}`, ...args], { quiet, env }),
  }
}

/**
 * Builds, one after the other: each keeps more than one processor busy.
 * @param {string} name
 * @param {string} what
 * @param {readonly (readonly [import('../setup/steps.mjs').Target, import('../setup/steps.mjs').Product, string?])[]} builds
 * @param {Place} [place]
 * @returns {Check}
 */
export function builds(name, what, builds, place) {
  return {
    name,
    what,
    ...place,
    run: async () => {
      for (const [target, product, left] of builds) {
        const code = await ensureBuilt(target, product, left)
        if (code !== 0) return { code, output: '' }
      }
      return { code: 0, output: '' }
    },
  }
}

/**
 * Scenarios of Playwright.
 * @param {string} name
 * @param {string} what
 * @param {string} folder of the configuration, below `tests`
 * @param {() => Promise<string>} browser where it is, installed when it has to be
 * @param {readonly string[]} args
 * @param {Place & { env?: NodeJS.ProcessEnv, workers?: number }} [place] `workers`: where the configuration's own number is not the runner's
 * @returns {Check}
 */
export function scenarios(name, what, folder, browser, args, { env, workers: own, ...place } = {}) {
  return {
    name,
    what,
    ...place,
    run: async ({ quiet, workers }) => {
      const settings = { ...env, CHROMIUM_PATH: await browser() }
      const config = ['test', '-c', `tests/${folder}/playwright.config.ts`, `--workers=${own ?? workers}`]
      return run(bin('playwright'), [...config, ...args], { env: settings, quiet })
    },
  }
}
