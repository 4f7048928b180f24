// @ts-check
// Tencent's upload tool, pinned, in a folder of its own: 1157 packages are too many for a dependency.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, say } from '../setup/steps.mjs'

const name = 'miniprogram-ci'
const version = '2.1.42'

export const folder = path.join(root, '.cache/vendor', `${name}-${version}`)

/** Whether the tool is there. */
export const isHere = () => existsSync(path.join(folder, 'node_modules', name, 'package.json'))

/**
 * Installs the tool unless it is there, without running scripts of its packages.
 * @returns {Promise<number>} the exit code
 */
export async function fetchTool() {
  if (isHere()) return 0
  say(`Installing ${name} ${version} into .cache/vendor (a few minutes) …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }))
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
  return code
}
