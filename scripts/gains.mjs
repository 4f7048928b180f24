// @ts-check
// `npm run gains`: what each of the names in config/plain.js gains, by building without it. `npm run gains -- tokens paths` builds without
// these two alone, one after the other. Two builds take a minute: all of them a quarter of an hour.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import plain from '../config/plain.js'
import { distOf, ensureBuilt, ensureInstalled, requireNode20, say } from './setup/steps.mjs'

requireNode20()
await ensureInstalled()

/** @typedef {import('./setup/steps.mjs').Target} Target */

/** @param {string} folder @returns {string[]} every file below it */
const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesIn(file) : [file]
  })

/** @param {string} folder raw kB of the main package of the mini-program that lies there */
function mainPackage(folder) {
  const { subPackages } = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const roots = subPackages.map((/** @type {{ root: string }} */ { root }) => path.join(folder, root) + path.sep)
  const main = filesIn(folder).filter((file) => !roots.some((/** @type {string} */ root) => file.startsWith(root)))
  return main.reduce((sum, file) => sum + statSync(file).size, 0) / 1024
}

/** @param {string} folder gzip kB of script and style that the buy home asks for */
function firstPath(folder) {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const { scripts, styles } = JSON.parse(readFileSync(path.join(folder, '../first-paint/files.json'), 'utf8'))
  return [...named, ...scripts, ...styles].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1024,
    0,
  )
}

const sizes = { weapp: mainPackage, h5: firstPath }

/** @param {Target} target @param {string} left @returns {Promise<number>} kB */
async function sizeOf(target, left) {
  if ((await ensureBuilt(target, 'product', left)) !== 0) throw new Error(`There is no build without ${left}.`)
  return sizes[target](path.join(distOf('product', left), target))
}

const wanted = process.argv.slice(2)
const names = Object.entries(plain.gains).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const whole = { weapp: await sizeOf('weapp', ''), h5: await sizeOf('h5', '') }

/** @param {Target} target @param {string} left */
async function gainOf(target, left) {
  const gain = (await sizeOf(target, left)) - whole[target]
  return `${gain.toFixed(1)} (${((100 * gain) / whole[target]).toFixed(1)} %)`
}

const rows = [`| product | ${whole.weapp.toFixed(1)} | ${whole.h5.toFixed(1)} |`]
for (const [name, targets] of /** @type {[string, readonly Target[]][]} */ ([...names, ['all', ['weapp', 'h5']]])) {
  const weapp = targets.includes('weapp') ? await gainOf('weapp', name) : ''
  const h5 = targets.includes('h5') ? await gainOf('h5', name) : ''
  rows.push(`| ${name === 'all' ? 'all of them' : `\`${name}\``} | ${weapp} | ${h5} |`)
}
say(['| gain of | main package, kB | buy home, script and style, gzip kB |', '|---|---|---|', ...rows].join('\n'))
