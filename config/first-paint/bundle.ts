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

/** Bundles what draws the buy home on the server: the page itself, with shims for Taro and for the browser. */
export async function bundleFirstPaint(outfile: string, constants: Readonly<Record<string, string>>): Promise<void> {
  await build({
    entryPoints: [path.join(root, 'src/boot/first-paint/home.tsx')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    absWorkingDir: root,
    tsconfig: path.join(root, 'tsconfig.json'),
    alias: { '@tarojs/components': here('taro-elements.tsx'), '@tarojs/taro': here('taro-api.ts') },
    inject: [here('no-browser.ts')],
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.TARO_ENV': '"h5"', ...constants },
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.woff2': 'empty' },
    plugins: [sheets],
    logLevel: 'error',
    legalComments: 'none',
  })
}
