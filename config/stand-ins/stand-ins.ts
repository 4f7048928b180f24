import { createRequire } from 'node:module'
import path from 'node:path'

const here = (file: string) => path.join(__dirname, file)
const router = path.dirname(createRequire(path.resolve(__dirname, '../../package.json')).resolve('@tarojs/router'))

/** Parts of Taro's H5 runtime that the browsers we support bring themselves, or that we never call. */
const notNeeded = [
  'whatwg-fetch',
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
  'jsonp-retry',
  // An icon font and check boxes of an older kit, as a text in the script.
  '@tarojs/components/dist/taro-components/taro-components.css',
]

/**
 * What is put in place of parts of Taro's H5 runtime in every build, by the name or the file that asks for it; false for nothing.
 * Our decision: docs/decisions/0116-first-path.md
 */
export const standIns: Readonly<Record<string, string | false>> = {
  ...Object.fromEntries(notNeeded.map((name) => [name, false])),
  'universal-router': here('router.ts'),
  'query-string': here('query-string.ts'),
  '@tarojs/router$': here('router-start.ts'),
  // The same rules in our own sheet, so that no loader of sheets lies in the script.
  '@tarojs/components/global.css': path.resolve(__dirname, '../../src/ui/theme/ground.css'),
  [path.join(router, 'navigationBar.js')]: here('navigation-bar.ts'),
  [path.join(router, 'router/navigation-bar.js')]: here('page-title.ts'),
}
