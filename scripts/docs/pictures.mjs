// @ts-check
// `npm run pictures`: takes the pictures of README.md and of the handbook anew, of a new demo city in a browser.
import { ensureConsoleBuilt } from '../setup/console.mjs'
import { scenarios } from '../checks/check.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled } from '../setup/steps.mjs'

await ensureInstalled()
for (const edition of /** @type {const} */ (['product', 'market'])) {
  const code = await ensureBuilt('h5', edition)
  if (code !== 0) process.exit(code)
}
const built = await ensureConsoleBuilt()
if (built !== 0) process.exit(built)
const pictures = scenarios('pictures', 'the pictures of README.md and the handbook', 'e2e', ensureBrowser, [
  '--project=pictures',
])
process.exit((await pictures.run({ quiet: false, workers: 1 })).code)
