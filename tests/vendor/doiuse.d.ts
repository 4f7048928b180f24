declare module 'doiuse' {
  import type { Plugin } from 'postcss'

  interface Usage {
    /** Its name at caniuse.com. */
    readonly feature: string
    readonly usage: unknown
    /** Browsers that lack it, in words; undefined when all have it at least in part. */
    readonly featureData: { readonly missing?: string; readonly partial?: string }
  }

  interface Options {
    readonly browsers: readonly string[]
    readonly onFeatureUsage: (usage: Usage) => void
  }

  const DoIUse: new (options: Options) => Plugin
  export default DoIUse
}
