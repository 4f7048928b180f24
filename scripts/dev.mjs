// @ts-check
// `npm run dev`: the server with reload and the H5 app with hot reload. `npm run dev:weapp`: watch build for the vendor's tools.
import { devCommands } from './setup/dev-commands.mjs'
import { ensureInstalled, forgetBuild, requireNode20, root, say } from './setup/steps.mjs'
import { together } from './setup/together.mjs'

requireNode20()
await ensureInstalled()

const target = process.argv[2] === 'weapp' ? 'weapp' : 'h5'
const { port, commands } = devCommands(target, process.env)
forgetBuild(target)
say(
  target === 'weapp'
    ? `Watch build of the mini-program, its calls go to http://127.0.0.1:${port}: open this folder in the vendor’s developer tools.`
    : `Server on http://127.0.0.1:${port} (reloads), app on http://127.0.0.1:10086 (hot reload, calls go to the server).`,
)
together(commands, root)
