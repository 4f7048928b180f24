import DoIUse from 'doiuse'
import postcss from 'postcss'
import { readJson } from './project'

/** The browsers that the project declares, as browserslist queries. */
export const declaredBrowsers = (): readonly string[] =>
  (readJson('package.json') as { readonly browserslist: { readonly production: readonly string[] } }).browserslist
    .production

/** Those of them that are the web views of a mini-program. */
export const webViews = (): readonly string[] => declaredBrowsers().filter((one) => /^(Chrome|iOS) /.test(one))

/** A feature of CSS that some of the browsers lack. */
export interface Lack {
  /** Its name at caniuse.com. */
  readonly feature: string
  readonly where: string
}

/** The CSS features in a style sheet that one of the browsers lacks completely. Source: caniuse.com, through doiuse. */
export function lacksIn(css: string, browsers: readonly string[]): readonly Lack[] {
  const found: Lack[] = []
  const look = new DoIUse({
    browsers,
    onFeatureUsage: ({ feature, usage, featureData }) => {
      const where = String(usage).slice(0, 80)
      if (featureData.missing !== undefined || isShorthand(where)) found.push({ feature, where })
    },
  })
  void postcss([look]).process(css, { from: undefined }).css
  return found
}

/** caniuse.com counts `inset` as a part of a feature whose other parts are older: Chrome 87 and iOS 14.5 were the first to have it. */
const isShorthand = (usage: string) => usage.startsWith('inset:') || usage.startsWith('inset :')
