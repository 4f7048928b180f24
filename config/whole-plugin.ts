import type { Compiler } from 'webpack'

/** Loads nothing later: what is weighed or looked at as a whole lies in the page's own scripts. */
export class WholePlugin {
  apply({ options }: Compiler): void {
    const { parser } = options.module
    options.module.parser = { ...parser, javascript: { ...parser.javascript, dynamicImportMode: 'eager' } }
  }
}
