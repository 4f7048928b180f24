import type { Compiler } from 'webpack'

/** Puts late chunks into the page's own scripts, for builds that are measured or looked at as a whole. */
export class WholePlugin {
  apply({ options }: Compiler): void {
    const { parser } = options.module
    options.module.parser = { ...parser, javascript: { ...parser.javascript, dynamicImportMode: 'eager' } }
  }
}
