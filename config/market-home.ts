import path from 'node:path'

/** The part of webpack that this file uses. */
interface Resolved {
  readonly createData: { resource?: string }
}
interface Factory {
  readonly hooks: { readonly afterResolve: { readonly tap: (name: string, see: (data: Resolved) => void) => void } }
}
interface Compiler {
  readonly hooks: {
    readonly normalModuleFactory: { readonly tap: (name: string, see: (factory: Factory) => void) => void }
  }
}

const pages = path.resolve(__dirname, '../src/pages')
const tradeHome = path.join(pages, 'index/index.tsx')
const marketHome = path.join(pages, 'market/index.tsx')

/**
 * Gives the market edition a first tab of its own at the address that both editions have for it, `pages/index/index`. Our decision:
 * docs/decisions/0261-market-edition.md
 */
export class MarketHomePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('MarketHome', (factory) =>
      factory.hooks.afterResolve.tap('MarketHome', ({ createData }) => {
        if (createData.resource === tradeHome) createData.resource = marketHome
      }),
    )
  }
}
