import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import postcss from 'postcss'
import { compileString } from 'sass'

const source = path.resolve('src')

/** A style sheet of the app as the browser gets it, with the lengths in design units left readable: `32` for `r(32)`. */
function compiled(file: string): postcss.Root {
  const { css } = compileString(`@use '@/ui/theme/rpx' as *;\n${readFileSync(file, 'utf8')}`, {
    url: pathToFileURL(path.resolve(file)),
    importers: [
      {
        findFileUrl: (name) =>
          name.startsWith('@/') ? pathToFileURL(path.join(source, name.slice('@/'.length))) : null,
      },
    ],
  })
  return postcss.parse(css.replace(/calc\((-?\d+) \* var\(--rpx\)\)/g, '$1'))
}

/** What a style sheet says of one selector: the last value of each property. Empty when it says nothing. */
export function looksOf(file: string, selector: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  compiled(file).walkRules((rule) => {
    if (!rule.selectors.includes(selector)) return
    rule.walkDecls(({ prop, value }) => void (found[prop] = value))
  })
  return found
}
