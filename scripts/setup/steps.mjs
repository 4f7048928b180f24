// @ts-check
// What `npm start` and `npm test` do before anything of the project can run: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import plain from '../../config/plain.js'
import { isEnding, root, run, say } from './running.mjs'

export { root, run, say } from './running.mjs'
const isWindows = process.platform === 'win32'

/** @param {string} file */
export const bin = (file) => path.join(root, 'node_modules/.bin', isWindows ? `${file}.cmd` : file)

/** TypeScript 7, of which one thread asks for less of the processors than several that each read the same types. */
export const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc')

export function requireNode20() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  say(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Everything that any command needs: what the product is built from and runs on, the tools of the tests, and the console's own. */
export async function ensureInstalled() {
  await ensureAppInstalled('all')
  await ensureConsoleInstalled()
}

/**
 * Installs what the app and the server are made of; `all` brings the tools of the tests, too, twice as much. Our decision:
 * docs/decisions/0479-start-and-memory.md
 * @param {'start' | 'all'} extent
 */
export const ensureAppInstalled = (extent) =>
  installIn('', extent, 'Installing dependencies (under a minute the first time) …')

/** Installs what the operator console is made of, its tools in production, too. */
export const ensureConsoleInstalled = () =>
  installIn('console', 'all', 'Installing what the operator console is made of (some seconds the first time) …')

/**
 * Installs the locked dependencies when they are absent or older than the lock file. Where there is nothing yet, `npm ci` is the quicker
 * one; where there is something, only `npm install` adds what is missing. `--no-save` leaves the lock file as it is.
 * @param {string} folder below the root; it has a lock file of its own
 * @param {'start' | 'all'} extent
 * @param {string} words
 */
async function installIn(folder, extent, words) {
  const modules = path.join(root, folder, 'node_modules')
  const stamp = path.join(modules, '.installed')
  const locked = hashOf([path.join(folder, 'package.json'), path.join(folder, 'package-lock.json')])
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (known === `all ${locked}` || known === `${extent} ${locked}`) return
  say(words)
  const kept = known.startsWith('all ') ? 'all' : extent
  const { code } = await run(isWindows ? 'npm.cmd' : 'npm', [
    ...(existsSync(modules) ? ['install', '--no-save'] : ['ci']),
    kept === 'start' ? '--omit=dev' : '--include=dev',
    '--prefix',
    path.join(root, folder),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code !== 0) {
    if (!isEnding()) say('The installation failed: see above.')
    process.exit(code)
  }
  writeFileSync(stamp, `${kept} ${locked}`)
}

/** The inputs of every build, and the sources of each product; the blank page has none of ours. */
const buildInputs = ['config', 'babel.config.js', 'tsconfig.json', 'package-lock.json', 'package.json']
const sources = {
  product: ['src', 'contract'],
  market: ['src', 'contract'],
  gallery: ['src', 'contract', 'tests/gallery/app'],
  blank: ['tests/gallery/blank'],
}
const buildEnvironment = [
  'MENPAI_MODE',
  'MENPAI_PLAIN',
  'MENPAI_BASE_PATH',
  'MENPAI_API_ORIGIN',
  'MENPAI_TRADE_APP_ID',
  'MENPAI_SIGN_SECRET_A',
  'MENPAI_SIGN_SECRET_B',
  'MENPAI_SIGN_TEMPLATE',
]

const names = { h5: 'the H5 app', weapp: 'the mini-program' }

/** @typedef {'h5' | 'weapp'} Target */
/** @typedef {'product' | 'market' | 'gallery' | 'blank'} Product what config/product.ts knows */

/** A server started in production gets an app that may be published, or the reason why not (config/release.ts). */
const mode = process.env.NODE_ENV === 'production' ? 'production' : (process.env.MENPAI_MODE ?? '')

/** Whether this build is to be published. */
export const isRelease = mode === 'production'

/** What this command must leave out (config/plain.js). */
export const without = process.env.MENPAI_PLAIN ?? ''

/**
 * The folder of a product's builds.
 * @param {Product} [product]
 * @param {string} [left] what they are built without, as `MENPAI_PLAIN` says it
 */
export const distOf = (product = 'product', left = without) =>
  path.join(root, 'dist', plain.plainFolderOf(left), product === 'product' ? '' : product)

/**
 * The edition that `MENPAI_PRODUCT` names: the block market, else trade.
 * @returns {'product' | 'market'}
 */
export const chosenEdition = () => (process.env.MENPAI_PRODUCT === 'market' ? 'market' : 'product')

/** Room for what is young, which Node cleans too often where thousands of files are read (docs/performance.md). */
const roomy = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ')

/**
 * What a build is made of, as its stamp says it.
 * @param {Target} target
 * @param {Product} product
 * @param {string} left
 */
function wishOf(target, product, left) {
  const folder = distOf(product, left)
  const settings = { ...process.env, MENPAI_MODE: mode, MENPAI_PLAIN: left }
  const environment = buildEnvironment.map((name) => `${name}=${settings[name] ?? ''}`).join('\n')
  const wanted = hashOf([...buildInputs, ...sources[product]], environment)
  return { folder, settings, wanted, stamp: path.join(folder, `.${target}.stamp`) }
}

/**
 * Builds one target unless the existing build was made from the same sources. There is no stamp while it is built.
 * @param {Target} target
 * @param {Product} [product]
 * @param {string} [left] what it is built without, as `MENPAI_PLAIN` says it
 * @returns {Promise<number>} the exit code of the build, 0 when none was needed
 */
export async function ensureBuilt(target, product = 'product', left = without) {
  const { folder, settings, wanted, stamp } = wishOf(target, product, left)
  if (existsSync(stamp) && existsSync(path.join(folder, target)) && readFileSync(stamp, 'utf8') === wanted) return 0
  const which = `${product === 'product' ? '' : `the ${product === 'market' ? 'market edition' : product} of `}${names[target]}`
  say(`Building ${which}${left === '' ? '' : ` ${plain.plainFolderOf(left)}`} (about half a minute) …`)
  rmSync(stamp, { force: true })
  // The settings were typed: Taro's own check of them would bring a hundred packages.
  const { code, output } = await run(bin('taro'), ['build', '--type', target, '--no-check'], {
    quiet: true,
    env: {
      ...settings,
      NODE_ENV: 'production',
      NODE_OPTIONS: roomy,
      CI: '1',
      TARO_ENV: target,
      MENPAI_PRODUCT: product,
    },
  })
  const failed = code !== 0 || /✖ Errors|Compiled with some errors|compiled with \d+ error/.test(output)
  if (failed) {
    if (!isEnding()) say(output)
    return code || 1
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return 0
}

/**
 * Marks the build in `dist` as out of date, because a watch build writes to the same folder.
 * @param {Target} target
 */
export const forgetBuild = (target) => rmSync(path.join(distOf(chosenEdition()), `.${target}.stamp`), { force: true })

/**
 * @param {readonly string[]} entries files and folders below the root
 * @param {string} [extra]
 */
export function hashOf(entries, extra = '') {
  const hash = createHash('sha256').update(extra)
  /** @param {string} file */
  const add = (file) => {
    if (!existsSync(file)) return
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).sort()) add(path.join(file, name))
    else hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  for (const entry of entries) add(path.join(root, entry))
  return hash.digest('hex')
}

const browserPaths = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const findBrowser = () => browserPaths.find((file) => file !== '' && existsSync(file))
const hasChineseFont = () => {
  const list = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' })
  return list.error !== undefined || list.stdout.trim() !== ''
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {readonly string[]} packages */
const installOnDebian = (...packages) =>
  run('apt-get', ['install', '-y', '-qq', ...packages], { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true })

const refreshDebian = () => run('apt-get', ['update', '-qq'], { quiet: true })

/** @type {Promise<string> | undefined} */
let browser

/**
 * A Chromium and a Chinese font for the browser tests; installs both on Debian as root.
 * @returns {Promise<string>} the browser's path
 */
export const ensureBrowser = () => (browser ??= findOrInstall())

async function findOrInstall() {
  const found = findBrowser()
  if (found && hasChineseFont()) return found
  if (!isDebianRoot()) {
    if (found) return found
    say(
      'The browser tests need Chromium and a Chinese font: install both (Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  say('Installing Chromium and a Chinese font for the browser tests …')
  await refreshDebian()
  const { code, output } = await installOnDebian('chromium', 'fonts-noto-cjk', 'fontconfig')
  const installed = findBrowser()
  if (code !== 0 || !installed) {
    say(output)
    process.exit(1)
  }
  return installed
}

const windowless = '/usr/bin/chromium-headless-shell'

/** @type {Promise<string> | undefined} */
let quickBrowser

/**
 * The same browser without a window, because drawing windows costs more than the pages; installed on Debian as root, else any Chromium is
 * used. Our decision: docs/decisions/0474-tests.md
 * @returns {Promise<string>} the browser's path
 */
export const ensureQuickBrowser = () => (quickBrowser ??= findQuick())

async function findQuick() {
  const any = await ensureBrowser()
  if (process.env.CHROMIUM_PATH) return any
  if (!existsSync(windowless) && isDebianRoot()) {
    const { code } = await installOnDebian('chromium-headless-shell')
    if (code !== 0) {
      await refreshDebian()
      await installOnDebian('chromium-headless-shell')
    }
  }
  return existsSync(windowless) ? windowless : any
}
