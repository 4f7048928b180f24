/** A rule of a style sheet, or an at-rule with the rules in it. */
interface Rule {
  readonly head: string
  /** Of a plain rule, its declarations. */
  readonly body: string
  /** Of an at-rule that asks something of the device. */
  readonly rules?: readonly Rule[]
}

/** Where the block that opens at `open` is closed. Braces in texts do not occur in a minified sheet of ours. */
function closingOf(css: string, open: number): number {
  for (let at = open, depth = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    else if (css[at] === '}' && (depth -= 1) === 0) return at
  }
  return css.length
}

/** Reads a minified style sheet. */
export function readRules(css: string): readonly Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    if (open < 0) break
    const close = closingOf(css, open)
    const head = css.slice(at, open).split(';').pop()?.trim() ?? ''
    const body = css.slice(open + 1, close)
    rules.push({ head, body, ...(/^@(media|supports)/.test(head) && { rules: readRules(body) }) })
    at = close + 1
  }
  return rules
}

const classesIn = (selector: string): string[] =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.([a-zA-Z_-][\w-]*)/g)].map(([, name = '']) => name)

/** Fonts are left to the app's own sheet: they change nothing that cannot be read without them. */
const isLeftOut = (head: string): boolean => head.startsWith('@')

function keep(rule: Rule, used: ReadonlySet<string>): string {
  if (rule.rules) {
    const inside = rule.rules.map((one) => keep(one, used)).join('')
    return inside && `${rule.head}{${inside}}`
  }
  if (isLeftOut(rule.head)) return ''
  const selectors = rule.head.split(',').filter((one) => classesIn(one).every((name) => used.has(name)))
  return selectors.length > 0 ? `${selectors.join(',')}{${rule.body}}` : ''
}

/** The rules of a sheet that a markup needs: those of its classes, and those of no class. */
export function criticalStyle(rules: readonly Rule[], markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return rules.map((rule) => keep(rule, used)).join('')
}
