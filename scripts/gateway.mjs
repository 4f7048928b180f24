// @ts-check
// `npm run gateway`: our payment gateway as a process of its own, in WeChat's place. docs/operation.md
import { serve } from './setup/serve.mjs'
import { root } from './setup/steps.mjs'

serve(process.execPath, ['--import', 'tsx', 'server/sandboxes/wechat/main.ts'], { cwd: root, env: process.env })
