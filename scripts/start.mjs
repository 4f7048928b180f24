// @ts-check
// `npm start`: from a bare clone to a running product.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureConsoleBuilt } from './setup/console.mjs'
import { serve } from './setup/serve.mjs'
import { distOf, ensureBuilt, ensureInstalled, requireNode20, root, say, without } from './setup/steps.mjs'

requireNode20()
await ensureInstalled()
// One after the other: one build keeps two processors busy, and two at once took longer.
for (const edition of /** @type {const} */ (['product', 'market'])) {
  if ((await ensureBuilt('h5', edition)) !== 0) {
    say('The H5 build failed: see above.')
    process.exit(1)
  }
}
if ((await ensureConsoleBuilt()) !== 0) {
  say('The build of the operator console failed: see above.')
  process.exit(1)
}

/** What keeps the memory of the server small. Our decision: docs/decisions/0443-small-memory.md */
const lean = JSON.parse(readFileSync(path.join(root, 'scripts/setup/memory.json'), 'utf8'))

const isProduction = process.env.NODE_ENV === 'production' || process.env.MENPAI_MODE === 'production'
serve(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
  cwd: root,
  env: {
    ...(isProduction ? {} : { MENPAI_DEMO: '1', MENPAI_DEV_CLOCK: '1' }),
    ...(without !== '' && { MENPAI_H5_DIR: path.join(distOf(), 'h5') }),
    MENPAI_MARKET_DIR: path.join(distOf('market'), 'h5'),
    ...lean,
    ...process.env,
  },
})
