import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { classNameOf } from '../class-names/name-of'

const root = path.resolve(__dirname, '../..')
const here = (file: string) => path.join(root, 'config/first-paint', file)

/** A style sheet as a module of its classes' names in the build. */
function namesIn(file: string): Record<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)
  return Object.fromEntries([...found].map(([, name = '']) => [name, classNameOf(name, file)]))
}

const sheets: Plugin = {
  name: 'sheets',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => ({
      contents: JSON.stringify(namesIn(file)),
      loader: 'json',
    }))
    bundle.onLoad({ filter: /\.scss$/ }, () => ({ contents: '', loader: 'js' }))
  },
}

const boot = (file: string) => path.join(root, 'src/boot/first-paint', file)

/** Doors of the app that are others while a page is drawn. */
const doors = {
  '@/platform/page/use-on-show': boot('doors/on-show.ts'),
  '@/platform/page/use-page-title': boot('doors/title.ts'),
  '@/platform/page/use-params': boot('doors/params.ts'),
  '@/platform/share/share': boot('doors/share.ts'),
}

/** Bundles what draws an edition's pages on the server: the pages themselves, with shims for Taro and for the browser. */
export async function bundleFirstPaint(
  outfile: string,
  edition: 'trade' | 'market',
  constants: Readonly<Record<string, string>>,
): Promise<void> {
  await build({
    entryPoints: [boot(`${edition}-pages.ts`)],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    absWorkingDir: root,
    tsconfig: path.join(root, 'tsconfig.json'),
    alias: { ...doors, '@tarojs/components': here('taro-elements.tsx'), '@tarojs/taro': here('taro-api.ts') },
    inject: [here('no-browser.ts')],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.TARO_ENV': '"h5"', ...constants },
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.woff2': 'empty' },
    plugins: [sheets],
    logLevel: 'error',
    legalComments: 'none',
  })
}
