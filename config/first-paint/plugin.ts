import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Compilation, Compiler } from 'webpack'
import { addressOfPage } from '../routes'
import { bundleFirstPaint } from './bundle'
import { takeInReactFirst } from './react-first'

/** How the app asks for the buy home's files. */
export const homePage = /pages\/index\/index$/

const anyPage = /\/pages\/\w+\/\w+$/

/** By the address of each page, the files that it needs besides those that every page names. */
function filesOfPages({ chunkGroups, entrypoints }: Compilation): Readonly<Record<string, readonly string[]>> {
  const named = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()))
  const pages = chunkGroups.flatMap((group) =>
    group.origins.flatMap(({ request }) => {
      const [page] = anyPage.exec(request ?? '') ?? []
      return page ? [[addressOfPage(page), group.getFiles().filter((file) => !named.has(file))] as const] : []
    }),
  )
  return Object.fromEntries(pages)
}

/** Files with this ending that belong to the home page, first those that the page itself names. */
function filesOf({ chunkGroups, entrypoints }: Compilation, ending: string): readonly string[] {
  const home = chunkGroups.filter(({ origins }) => origins.some(({ request }) => homePage.test(request ?? '')))
  const groups = [...entrypoints.values(), ...home]
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file.endsWith(ending))
}

/**
 * Tells the engine that what is in a script will be run, so that it reads it beside the page's own thread while the script arrives, and
 * not when it is called (V8's explicit compile hints; a comment to all others). Our decision: docs/decisions/0118-take-over.md
 */
const readAtOnce = '//# allFunctionsCalledOnLoad\n'

function hint(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(folder, name)
    writeFileSync(file, readAtOnce + readFileSync(file, 'utf8'))
  }
}

/** Writes a brotli and a gzip copy beside every script and sheet: the server sends those. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css)$/.test(name)) continue
    const file = path.join(folder, name)
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

export interface FirstPaintOptions {
  /** Texts that stand for names in the sources, as webpack's own constants. */
  readonly constants: Readonly<Record<string, string>>
}

/**
 * Lets the app start after the server's drawing in tasks of their own, and leaves beside the H5 build what the server needs to draw the
 * buy home and to say which files a page needs, and compressed copies of all scripts and sheets.
 * Our decision: docs/decisions/0100-first-paint.md
 */
export class FirstPaintPlugin {
  constructor(private readonly options: FirstPaintOptions) {}

  apply(compiler: Compiler): void {
    takeInReactFirst(compiler)
    compiler.hooks.afterEmit.tapPromise('FirstPaintPlugin', async (compilation) => {
      const output = compiler.outputPath
      const folder = path.join(output, '../first-paint')
      mkdirSync(folder, { recursive: true })
      await bundleFirstPaint(path.join(folder, 'home.cjs'), this.options.constants)
      const pages = filesOfPages(compilation)
      const scripts = pages[addressOfPage('/pages/index/index')]?.filter((file) => file.endsWith('.js')) ?? []
      writeFileSync(path.join(folder, 'files.json'), JSON.stringify({ scripts, styles: filesOf(compilation, '.css') }))
      writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(pages))
      hint(output, filesOf(compilation, '.js'))
      for (const below of ['js', 'css']) compressAll(path.join(output, below))
    })
  }
}
