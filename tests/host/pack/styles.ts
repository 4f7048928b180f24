import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { builtinTags } from './builtin-tags'

const renameTags = selectorParser((selectors) => {
  selectors.walkTags((tag) => {
    if (tag.value === 'page') tag.value = 'body'
    else if (builtinTags.has(tag.value)) tag.value = `wx-${tag.value}`
  })
})

/** A wxss file as CSS for a page's frame: imports inlined once, `page` made `body`, `view` made `wx-view`. */
export function compileStyles(file: string, root: string, seen = new Set<string>()): string {
  const css = postcss.parse(readFileSync(file, 'utf8'), { from: file })
  css.walkAtRules('import', (rule) => {
    const target = rule.params.replace(/^['"]|['"]$/g, '')
    const imported = target.startsWith('/') ? path.join(root, target) : path.join(path.dirname(file), target)
    if (seen.has(imported) || !existsSync(imported)) {
      rule.remove()
      return
    }
    seen.add(imported)
    rule.replaceWith(postcss.parse(compileStyles(imported, root, seen)))
  })
  css.walkRules((rule) => {
    const parent = rule.parent
    const isKeyframe = parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')
    if (!isKeyframe) rule.selector = renameTags.processSync(rule.selector)
  })
  return css.toString()
}
