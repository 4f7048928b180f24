// @ts-check
// `npm run upload:weapp`: builds the mini-program for release and uploads it to WeChat, where it can be tried, reviewed and published.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chosenEdition, distOf, requireNode20, root, run, say } from './setup/steps.mjs'
import { uploadPlan } from './setup/upload-plan.mjs'

requireNode20()
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
const plan = uploadPlan(process.env, {
  version: /** @type {{ version: string }} */ (JSON.parse(read('package.json'))).version,
  changelog: read('CHANGELOG.md'),
  hasFile: existsSync,
  folder: path.relative(root, path.join(distOf(chosenEdition()), 'weapp')),
})
if ('problems' in plan) {
  say(`Not uploaded:\n  ${plan.problems.join('\n  ')}`)
  process.exit(1)
}
const built = await run(process.execPath, [path.join(root, 'scripts/build.mjs'), 'weapp'], {
  env: { MENPAI_MODE: 'production' },
})
if (built.code !== 0) process.exit(built.code)
say(`Uploading ${plan.version} to ${plan.appId} as robot ${plan.robot} …`)
const { code } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', plan.command)
process.exit(code)
