import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib, gzip } from 'node:zlib'
import type { Compiler } from 'webpack'
import { bundleFirstPaint } from './bundle'
import { besideBuild, filesOfHome } from './page-files'
import { takeInReactFirst } from './react-first'

/**
 * Tells the engine that the functions of a script will be called, so that it compiles them in the background while the script arrives, and
 * not at the first call (V8's explicit compile hints; a mere comment to other engines). Our decision: docs/decisions/0100-first-paint.md
 */
const compileEagerly = '//# allFunctionsCalledOnLoad\n'

function hint(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(folder, name)
    writeFileSync(file, compileEagerly + readFileSync(file, 'utf8'))
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a brotli and a gzip copy beside every script and sheet: the server sends those. Node's own threads do it, beside each other. */
async function compressAll(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  const compress = async (name: string) => {
    const file = path.join(folder, name)
    const content = readFileSync(file)
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
    const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
    writeFileSync(`${file}.br`, small)
    writeFileSync(`${file}.gz`, zipped)
  }
  await Promise.all(names.map(compress))
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
    // A process of its own draws no time from webpack, so it begins with it.
    let drawing: Promise<void> | undefined
    const bundle = () => {
      const { edition, constants } = this.options
      return bundleFirstPaint(path.join(besideBuild(compiler), 'drawing.cjs'), edition, constants)
    }
    compiler.hooks.run.tap('FirstPaintPlugin', () => {
      drawing = bundle()
      // Its failure is said where it is waited for.
      drawing.catch(() => undefined)
    })
    // Before index.html, as the list of pages is.
    compiler.hooks.emit.tapPromise('FirstPaintPlugin', () => drawing ?? bundle())
    compiler.hooks.afterEmit.tapPromise('FirstPaintPlugin', async (compilation) => {
      const output = compiler.outputPath
      hint(output, filesOfHome(compilation, '.js'))
      await Promise.all(['js', 'css'].map((below) => compressAll(path.join(output, below))))
    })
  }
}
