import path from 'node:path'
import type { Compilation, Compiler } from 'webpack'

/** Replacements by the name or the file that is imported; false for nothing. */
export type Shims = Readonly<Record<string, string | false>>

/** Every import in a compilation, as it is written. */
const requestsOf = ({ modules }: Compilation): ReadonlySet<string> =>
  new Set(
    [...modules].flatMap(({ dependencies }) =>
      dependencies.flatMap((one) => ('request' in one && typeof one.request === 'string' ? [one.request] : [])),
    ),
  )

const filesOf = ({ modules }: Compilation): ReadonlySet<string> =>
  new Set([...modules].flatMap((one) => ('resource' in one && typeof one.resource === 'string' ? [one.resource] : [])))

/**
 * Ends the build when nothing imports the original of a shim any more: if Taro imported it under another name, its own version would
 * silently come back.
 */
export class AskedForPlugin {
  /** @param elements the module that pages must get in place of Taro's elements; none when they get Taro's */
  constructor(private readonly given: { readonly shims: Shims; readonly elements?: string }) {}

  apply(compiler: Compiler): void {
    const { shims, elements } = this.given
    compiler.hooks.compilation.tap('AskedForPlugin', (compilation) => {
      // Taro's child compilations contain none of it.
      if (compilation.compiler !== compiler) return
      compilation.hooks.finishModules.tap('AskedForPlugin', () => {
        const requests = requestsOf(compilation)
        const files = filesOf(compilation)
        const isAskedFor = ([name, put]: readonly [string, string | false]) =>
          path.isAbsolute(name) ? put === false || files.has(put) : requests.has(name.replace(/\$$/, ''))
        const lost = [
          ...Object.entries(shims).filter((one) => !isAskedFor(one)),
          ...(elements === undefined || files.has(elements) ? [] : [['@tarojs/components', elements] as const]),
        ]
        for (const [name] of lost)
          compilation.errors.push(
            new compiler.webpack.WebpackError(`Nothing asks any more for ${name}, for which config/shims has another`),
          )
      })
    })
  }
}
