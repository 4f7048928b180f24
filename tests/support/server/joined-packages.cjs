const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readFileSync, renameSync } = require('node:fs')
const path = require('node:path')
const { buildSync } = require('esbuild')

/** Packages of many files; nobody else uses what is below them. */
const packages = ['axios', 'fastify', 'kysely', 'pg', 'prom-client']

const root = path.resolve(__dirname, '../../..')

/** Joins a package with everything below it, once for a lock file. */
function join(name) {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  const folder = path.join(root, '.cache/joined', lock.digest('hex').slice(0, 16))
  const file = path.join(folder, `${name}.cjs`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  buildSync({
    entryPoints: [require.resolve(name)],
    outfile: draft,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['pg-native'],
    logLevel: 'error',
  })
  renameSync(draft, file)
  return file
}

/**
 * For Jest’s `moduleNameMapper`: the same packages, each as one file. Jest finds, reads and wraps every file anew for every suite, a
 * millisecond each, and these have 500 of the 1,200 files of a suite with the whole server.
 */
module.exports = () => Object.fromEntries(packages.map((name) => [`^${name}$`, join(name)]))
