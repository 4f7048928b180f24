import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { has } from '../plain'
import type { Shims } from './asked-for'

const source = (file: string) => path.resolve(__dirname, '../../src', file)
const here = (file: string) => path.join(__dirname, file)
const { resolve } = createRequire(path.resolve(__dirname, '../../package.json'))
const router = path.dirname(resolve('@tarojs/router'))
const runtime = path.dirname(resolve('@tarojs/runtime'))

/** Replacements for modules that do more than the product needs, smaller or in a task of their own, by the name in plain.js. */
const shorter = {
  // Polyfills that the supported browsers do not need, or that we never call.
  polyfills: {
    'whatwg-fetch': false,
    'abortcontroller-polyfill/dist/abortcontroller-polyfill-only': false,
    'jsonp-retry': false,
    // What Taro would log of its own times.
    [path.join(runtime, 'perf.js')]: here('no-times.ts'),
  },
  paths: { 'universal-router': here('router.ts') },
  queries: { 'query-string': here('query-string.ts') },
  'old-sheets': {
    // An icon font and check boxes of an older kit, contained as text in the script.
    '@tarojs/components/dist/taro-components/taro-components.css': false,
    // The same rules are in our own style sheet, so that the script needs no style loader.
    '@tarojs/components/global.css': source('ui/theme/ground.css'),
  },
  'navigation-bar': {
    [path.join(router, 'navigationBar.js')]: here('navigation-bar.ts'),
    [path.join(router, 'router/navigation-bar.js')]: here('page-title.ts'),
  },
  'router-start': { '@tarojs/router$': here('router-start.ts') },
} as const

/** The product's own tab bar and pull-down. Taro's are web components, with a library to run them. */
const ownPieces = {
  '@tarojs/components/dist/components': here('components.ts'),
  [path.join(router, 'tabbar.js')]: here('tab-bar.ts'),
  // The tab bar's pictures are for WeChat only: in a browser the style sheet draws them.
  ...Object.fromEntries(
    readdirSync(source('assets/tab')).map((name) => [source(`assets/tab/${name}`), false as const]),
  ),
}

/**
 * Replacements for parts of Taro's H5 runtime in every build, by the name or the file that is imported; false for nothing. Our decision:
 * docs/decisions/0116-first-path.md
 */
export const shims: Shims = {
  ...(has('polyfills') && shorter.polyfills),
  ...(has('paths') && shorter.paths),
  ...(has('queries') && shorter.queries),
  ...(has('old-sheets') && shorter['old-sheets']),
  ...(has('navigation-bar') && shorter['navigation-bar']),
  ...(has('router-start') && shorter['router-start']),
  ...ownPieces,
}

/**
 * The same for the mini-program: a reader of markup that pages would set as text, which none does. What is written by residents is drawn
 * as elements (`src/ui/rich-text`).
 */
export const miniShims: Shims = {
  ...(has('markup') && { [path.join(runtime, 'dom-external/inner-html/html.js')]: here('no-markup.ts') }),
}

const lost = Object.keys({ ...shims, ...miniShims }).filter((name) => path.isAbsolute(name) && !existsSync(name))
if (lost.length > 0) throw new Error(`Nothing is there any more for config/shims to stand in for: ${lost.join(', ')}`)
