import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants as zlib, gzipSync } from 'node:zlib'
import type { Compiler } from 'webpack'
import { bundleFirstPaint } from './bundle'
import { besideBuild, filesOfHome } from './page-files'
import { takeInReactFirst } from './react-first'

/**
 * Tells the engine that the functions of a script will be called, so that it compiles them in the background while the script arrives, and
 * not at the first call (V8's explicit compile hints; a mere comment to other engines). Our decision: docs/decisions/0118-take-over.md
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
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

export interface FirstPaintOptions {
  readonly edition: 'trade' | 'market'
  /** Constants that webpack replaces in the sources. */
  readonly constants: Readonly<Record<string, string>>
}

/**
 * Lets the app start in separate tasks after the server's drawing. Writes beside the H5 build the code that draws its pages on the
 * server, and compressed copies of all scripts and sheets. Our decision: docs/decisions/0100-first-paint.md
 */
export class FirstPaintPlugin {
  constructor(private readonly options: FirstPaintOptions) {}

  apply(compiler: Compiler): void {
    takeInReactFirst(compiler)
    // Before index.html, as the list of pages is.
    compiler.hooks.emit.tapPromise('FirstPaintPlugin', async () => {
      const { edition, constants } = this.options
      await bundleFirstPaint(path.join(besideBuild(compiler), 'drawing.cjs'), edition, constants)
    })
    compiler.hooks.afterEmit.tap('FirstPaintPlugin', (compilation) => {
      const output = compiler.outputPath
      hint(output, filesOfHome(compilation, '.js'))
      for (const below of ['js', 'css']) compressAll(path.join(output, below))
    })
  }
}
