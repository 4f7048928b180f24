// @ts-check
// `npm run vendor`: everything that Tencent's own tools can check on a computer; `npm test` runs the quick part, the check `vendor`, and
// this one too where the tool was fetched before.
import path from 'node:path'
import { bin, ensureBuilt, ensureInstalled, root, run, say } from './setup/steps.mjs'
import { fetchTool, folder } from './vendor/fetch.mjs'

await ensureInstalled()
const editions = /** @type {const} */ (['product', 'market'])
for (const target of /** @type {const} */ (['h5', 'weapp']))
  for (const edition of editions) {
    const code = await ensureBuilt(target, edition)
    if (code !== 0) process.exit(code)
  }
const fetched = await fetchTool()
if (fetched !== 0) process.exit(fetched)
const quick = await run(bin('jest'), ['-c', 'tests/vendor/jest.config.cjs'])
say('Compiling both editions as for an upload, with three settings …')
const compiled = await run(process.execPath, [path.join(root, 'scripts/vendor/compile.cjs'), folder, root])
process.exit(quick.code || compiled.code)
