// @ts-check
// Builds the operator console (`console/`): plain JavaScript, no dependency.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureConsoleInstalled, hashOf, root, run, say } from './steps.mjs'

/** What the build reads. Of the app it takes few files, but what those import changes with them: a console that is built too often is right. */
const inputs = [
  'console/index.html',
  'console/package-lock.json',
  'console/src',
  'console/vite.config.ts',
  'contract',
  'src',
]

const out = path.join(root, 'dist/console')
const stamp = path.join(root, 'dist/.console.stamp')
const vite = path.join(root, 'console/node_modules/vite/bin/vite.js')

/**
 * Builds the operator console, with the packages that it needs, unless the build in `dist/console` was made from the same sources.
 * @returns {Promise<number>} the exit code of the build, 0 when none was needed
 */
export async function ensureConsoleBuilt() {
  const wanted = hashOf(inputs)
  if (existsSync(stamp) && existsSync(out) && readFileSync(stamp, 'utf8') === wanted) return 0
  await ensureConsoleInstalled()
  say('Building the operator console (a few seconds) …')
  rmSync(stamp, { force: true })
  const { code, output } = await run(process.execPath, [vite, 'build', path.join(root, 'console')], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) {
    say(output)
    return code
  }
  writeFileSync(stamp, wanted)
  return 0
}
