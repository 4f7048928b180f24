import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { describedComponents } from './accessible/attributes'
import { version } from '../package.json'
import { classNameOf } from './class-names/name-of'
import { homePage, PageFilesPlugin } from './first-paint/page-files'
import { pagesBehindLinks } from './first-paint/behind-links'
import { FirstPaintPlugin } from './first-paint/plugin'
import { drawingMarks, drawingParts } from './minify/drawings'
import { houseDefaults } from './minify/house-defaults'
import { PackageScriptsPlugin } from './minify/package-scripts'
import { minifyScripts } from './minify/script'
import { absentComponents, shallowComponents, unusedAttributes } from './minify/unused-attributes'
import { frameworkOf, has, isQuick } from './plain'
import { MarketHomePlugin } from './market-home'
import { isGallery, isMarket, isProduct, product } from './product'
import { developmentSecrets, isRelease, requireReleasable } from './release'
import { appid } from '../project.config.json'
import { basePath } from './routes'
import { AskedForPlugin } from './shims/asked-for'
import { PlainElementsPlugin, plainElements } from './shims/elements-plugin'
import { miniShims, shims } from './shims/shims'
import { WholePlugin } from './whole-plugin'

const accessibleTemplates = path.join(__dirname, 'accessible/templates.ts')
const minifyStyle = path.join(__dirname, 'minify/style.js')
const minifyTemplates = path.join(__dirname, 'minify/templates.ts')
const templateOptions = {
  isWhole: isProduct,
  ...(has('unused-attributes') && { unused: { attributes: unusedAttributes, components: absentComponents } }),
  ...(has('shallow-templates') && { shallow: shallowComponents }),
  ...(has('set-data') && {
    setData: {
      defaults: houseDefaults,
      drawings: has('drawings') ? { marks: drawingMarks, parts: drawingParts } : { marks: [], parts: [] },
    },
  }),
}
const weappPlugins: [string, object][] = [
  [path.join(__dirname, 'weapp-settings.ts'), {}],
  [path.join(__dirname, 'page-style.ts'), {}],
  [accessibleTemplates, { components: describedComponents }],
  [minifyTemplates, templateOptions],
]

const isProduction = process.env.NODE_ENV === 'production'
if (isProduct) requireReleasable(process.env, process.env.TARO_ENV ?? '')

/** The part of webpack-chain that this file uses. */
interface WebpackChain {
  readonly resolve: { readonly alias: { set: (name: string, target: string | false) => unknown } }
  readonly node: { set: (name: string, value: boolean) => unknown }
  readonly plugin: (name: string) => {
    readonly use: (plugin: new (options: never) => object, options: readonly object[]) => unknown
  }
  readonly optimization: Parameters<typeof minifyScripts>[0]['optimization'] & {
    readonly merge: (options: object) => unknown
  }
  readonly output: { set: (name: string, value: object) => unknown }
}

/** Language features for the code that webpack itself generates. Taro sets ES5, which puts a `function` around every export. */
const environment = { arrowFunction: true, const: true, destructuring: true, templateLiteral: true }

/** Taro's other minifier, for `MENPAI_PLAIN=1`, whose target of its own is too old for what is written here. */
const quickMinifier = { jsMinimizer: 'esbuild', esbuild: { minify: { config: { target: 'es2020' } } } } as const

/**
 * Code used by three or more pages is loaded once, with the first of them. Separate from that: the part that the buy home and at least a
 * third of the pages behind links use; the part that late popups use (`src/lib/lazy`); and what no page uses that a link leads to. Such a
 * page, and the home, carry themselves what fewer use: in a file for all it would load what the others need. Rules of sheets stay together,
 * since of two copies the later one would win over what a page has changed. Our decision: docs/decisions/0116-first-path.md
 */
const sharedByPages = {
  chunks: 'async',
  minChunks: 3,
  minSize: 0,
  priority: 1,
  reuseExistingChunk: true,
  test: (module: { readonly type: string }, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) => {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)]
    return isSheet(module) || isUsedByMany(chunks) || !chunks.some((one) => isBehindLinks(one) || isHome(one))
  },
  name: (module: { readonly type: string }, chunks: readonly Chunk[]) => {
    if (chunks.some(isHome)) return 'home'
    const isLinked = isSheet(module) || chunks.some(isBehindLinks)
    if (chunks.some(({ name }) => name === 'lazy')) return isLinked ? 'popups' : 'later'
    return isLinked ? 'shared' : 'more'
  },
}

const isUsedByMany = (chunks: readonly Chunk[]): boolean =>
  chunks.filter(isBehindLinks).length * (chunks.some(isHome) ? 3 : 2) >= pagesBehindLinks.size

interface ChunkGraph {
  readonly getModuleChunksIterable: (module: object) => Iterable<Chunk>
}

const isSheet = ({ type }: { readonly type: string }): boolean => type === 'css/mini-extract'

const isBehindLinks = ({ groupsIterable }: Chunk): boolean =>
  [...groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => pagesBehindLinks.has(/pages\/\w+\/\w+$/.exec(request ?? '')?.[0] ?? '')),
  )

/** The part of webpack's chunk that this file uses. */
interface Chunk {
  readonly name?: string | null
  readonly groupsIterable: Iterable<{ readonly origins: readonly { readonly request?: string }[] }>
}

const isHome = ({ groupsIterable }: Chunk): boolean =>
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => homePage.test(request ?? '')))

/** In the gallery's build, code outside the kit gets files of its own, so that the kit alone can be measured. */
const besideTheKit = {
  examples: apart('examples', /\.examples\.tsx$|[\\/]src[\\/](features|parts|pages[\\/]gallery)[\\/]/),
  // Our own base code that every page needs with or without the kit: state, rules, the contract, the doors that only these ask with their
  // packages, the figures' typeface.
  ground: apart(
    'ground',
    new RegExp(
      [
        /[\\/]contract[\\/]/,
        /[\\/]src[\\/](lib[\\/]|typeface\.scss)/,
        /[\\/]src[\\/]platform[\\/](crashes|digest|font|idle|jsonp|object-store|request|rsa|storage|upload)[\\/]/,
        /[\\/]node_modules[\\/](@babel[\\/]runtime|blueimp-md5|crypto-js|jotai|qiniu-js|spark-md5)[\\/]/,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
  ),
}

/** A file of its own, and so a task of its own for the browser. */
const react = apart('react', /[\\/]node_modules[\\/](preact|react|react-dom|scheduler)[\\/]/)

function apart(name: string, test: RegExp) {
  return { name, test, chunks: 'all', priority: 200, enforce: true }
}

/**
 * The figures' typeface is inlined in the style sheet, 2.8 kB for each weight; its letters are separate files. Our decision:
 * docs/decisions/0004-sizes-and-figures.md
 */
const fontsInSheets = { limit: 3000 }

const sitemapPlace = path.posix.join(product.folder, 'weapp/sitemap.json')
const sitemap = { patterns: [{ from: 'config/sitemap.json', to: sitemapPlace }], options: {} }

/** Constants about the build for the sources. */
const constantsOf = (target: string | undefined) => ({
  APP_VERSION: JSON.stringify(version),
  BASE_PATH: JSON.stringify(basePath),
  EDITION: JSON.stringify(isMarket ? 'market' : 'trade'),
  // The mini-program of trade, which that of the market leads to. On a developer's machine both have the id of the project.
  TRADE_APP_ID: JSON.stringify(process.env.MENPAI_TRADE_APP_ID ?? (isRelease(process.env) ? '' : appid)),
  API_ORIGIN: JSON.stringify(process.env.MENPAI_API_ORIGIN ?? (target === 'weapp' ? 'http://127.0.0.1:3000' : '')),
  SIGN_SECRET_A: JSON.stringify(process.env.MENPAI_SIGN_SECRET_A ?? developmentSecrets.secretA),
  SIGN_SECRET_B: JSON.stringify(process.env.MENPAI_SIGN_SECRET_B ?? developmentSecrets.secretB),
  DRAWING_MARKS: JSON.stringify(has('drawings')),
  SIGN_TEMPLATE: JSON.stringify(process.env.MENPAI_SIGN_TEMPLATE ?? '{secretA}{t}{n}{secretB}'),
})

/** CSS modules, whose class names are local. */
const sheetsOfParts = {
  enable: true,
  config: {
    namingPattern: 'module',
    generateScopedName: isProduction ? classNameOf : '[name]__[local]',
  },
}

function changeScripts(chain: WebpackChain): void {
  chain.output.set('environment', environment)
  if (isProduction) minifyScripts(chain, process.env.TARO_ENV)
}

/** Changes to Taro's webpack settings for H5. */
function changeH5(chain: WebpackChain): void {
  if (has('minifier')) changeScripts(chain)
  for (const [name, put] of Object.entries(shims)) chain.resolve.alias.set(name, put)
  if (has('elements')) chain.plugin('plainElements').use(PlainElementsPlugin, [])
  if (isProduct)
    chain.plugin('askedFor').use(AskedForPlugin, [{ shims, ...(has('elements') && { elements: plainElements }) }])
  if (isMarket) chain.plugin('marketHome').use(MarketHomePlugin, [])
  if (isProduct && isProduction) chain.plugin('pageFiles').use(PageFilesPlugin, [])
  if (isProduct && isProduction && has('first-paint')) {
    const edition = isMarket ? 'market' : 'trade'
    chain.plugin('firstPaint').use(FirstPaintPlugin, [{ edition, constants: constantsOf('h5') }])
  }
  if (!isProduct) chain.plugin('whole').use(WholePlugin, [])
  const groups = isGallery ? besideTheKit : { react, shared: sharedByPages }
  if (has('chunks')) chain.optimization.merge({ splitChunks: { cacheGroups: groups } })
}

const postcssOf = (target: 'h5' | 'weapp') => ({
  pxtransform: { enable: false, config: {} },
  [minifyStyle]: { enable: isProduction, config: { target } },
  cssModules: sheetsOfParts,
})

/** What many packages of the mini-program need, but no page of the main one: pieces of the kit, and messages. */
const isForMany = ({ resource = '' }: { readonly resource?: string }): boolean =>
  /src[\\/](ui[\\/](bottom-bar|form|goods-line|segment|select-row|timeline|turn)|parts[\\/]messages)[\\/]/.test(
    resource,
  )

/**
 * Taro's build for both targets. Sizes are written in rpx by the `r()` function of `src/ui/theme/rpx.scss`, so Taro's own px transform is
 * off. Our decision: docs/decisions/0004-sizes-and-figures.md.
 */
export default defineConfig(() => {
  const root = path.resolve(__dirname, '..')
  const target = process.env.TARO_ENV
  // `uqr` is written for browsers of today.
  const shared = ['contract', 'src', 'node_modules/uqr'].map((name) => path.join(root, name))
  const constants = constantsOf(target)
  return {
    projectName: 'menpai',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 750: 1 },
    sourceRoot: product.sourceRoot,
    outputRoot: path.join(product.folder, `${target}`),
    framework: frameworkOf(target === 'h5'),
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // A kept cache gave a mini-program without two texts of a module that another page had come to use, and saves seconds at most.
    cache: { enable: false },
    ...(isQuick && quickMinifier),
    ...(target === 'weapp' && { copy: sitemap }),
    plugins: target === 'weapp' ? weappPlugins : [],
    alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
    defineConstants: {
      // webpack's own polyfill of `global` uses `new Function`, which a mini-program forbids.
      ...(target === 'weapp' && { global: 'globalThis' }),
      ...constants,
    },
    sass: {
      data: `@use "${path.join(root, 'src/ui/theme/rpx').replaceAll('\\', '/')}" as * with ($target: "${target}", $edition: "${isMarket ? 'market' : 'trade'}");\n`,
    },
    mini: {
      // Keeps code that only sub-packages use out of the main package, but for what many of them would have copies of.
      optimizeMainPackage: { enable: true, exclude: [isForMany] },
      // Templates for as many levels as our pages have; deeper levels would use a component of Taro’s, one for each row of a list.
      baseLevel: 14,
      compile: {
        include: [...shared, ...['accessible', 'minify', 'shims'].map((name) => path.join(root, 'config', name))],
      },
      webpackChain: (chain: WebpackChain) => {
        chain.node.set('global', false)
        if (isMarket) chain.plugin('marketHome').use(MarketHomePlugin, [])
        if (has('minifier')) changeScripts(chain)
        if (isProduct && isProduction && has('package-scripts'))
          chain.plugin('packageScripts').use(PackageScriptsPlugin, [])
        for (const [name, put] of Object.entries(miniShims)) chain.resolve.alias.set(name, put)
        if (isProduct) chain.plugin('askedFor').use(AskedForPlugin, [{ shims: miniShims }])
        if (isGallery) chain.optimization.merge({ splitChunks: { cacheGroups: besideTheKit } })
      },
      commonChunks: ['runtime', 'vendors', 'taro', 'common', ...(isGallery ? Object.keys(besideTheKit) : [])],
      postcss: postcssOf('weapp'),
      fontUrlLoaderOption: fontsInSheets,
      miniCssExtractPluginOption: { ignoreOrder: true },
    },
    h5: {
      compile: { include: [...shared, path.join(root, 'config/shims')] },
      webpackChain: changeH5,
      publicPath: basePath === '/' ? '/' : `${basePath}/`,
      staticDirectory: 'static',
      fontUrlLoaderOption: fontsInSheets,
      router: { mode: 'browser', basename: basePath === '/' ? '' : basePath, customRoutes: product.routes },
      output: { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'js/[name].[contenthash:6].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        chunkFilename: 'css/[name].[contenthash:6].css',
      },
      postcss: { autoprefixer: { enable: true, config: {} }, ...postcssOf('h5') },
      devServer: {
        port: 10086,
        open: false,
        proxy: [
          { context: ['/api', '/uploads', '/demo'], target: process.env.MENPAI_PROXY ?? 'http://127.0.0.1:3000' },
        ],
      },
    },
  }
})
