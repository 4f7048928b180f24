// @ts-check
// `npm run build:h5`, `npm run build:weapp`: builds one target unless the build in `dist` was made from the same sources and settings;
// with `MENPAI_PRODUCT=market` that of the market edition.
// `npm run build:console` builds the operator console.
// `MENPAI_MODE=production` or `NODE_ENV=production` makes a build for release, and refuses settings that must not be published.
import { ensureConsoleBuilt } from './setup/console.mjs'
import { chosenEdition, ensureBuilt, isRelease, requireNode20, say } from './setup/steps.mjs'

requireNode20()
const target = process.argv[2]
if (target === 'console') process.exit(await ensureConsoleBuilt())
if (target !== 'h5' && target !== 'weapp') {
  say('Which target? h5, weapp or console.')
  process.exit(2)
}
const code = await ensureBuilt(target, chosenEdition())
if (code === 0)
  say(
    isRelease
      ? 'Built for release.'
      : 'Built for this machine. For release: MENPAI_MODE=production (docs/configuration.md).',
  )
process.exit(code)
