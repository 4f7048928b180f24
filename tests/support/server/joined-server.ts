import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'

const root = path.resolve(__dirname, '../../..')

/** Names the script for the processes of a run. */
export const joinedServerVariable = 'MENPAI_TEST_SERVER'

/** A file of the server finds what lies beside it by its own place. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup(building) {
    building.onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replaceAll('__dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('__filename', JSON.stringify(file)),
      loader: 'ts',
    }))
  },
}

/**
 * Joins the server's sources to one script for the tests that start it as a process: that costs 0.9 s of a processor a start, where `tsx`
 * takes 2.1 for the hundreds of files, and joining them costs 0.2 once. The returned function removes it.
 */
export async function joinServer(): Promise<() => void> {
  // Its packages are found from where it lies.
  const cache = path.join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'server-'))
  const outfile = path.join(folder, 'main.cjs')
  await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [ownPlaces],
  })
  process.env[joinedServerVariable] = outfile
  return () => rmSync(folder, { recursive: true, force: true })
}
