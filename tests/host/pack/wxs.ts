import { parse, type Node } from 'acorn'

/** Statements and expressions that a wxs script may not have. Source: the vendor's guide, WXS / 语句 and 数据类型. */
const absent = new Set(['NewExpression', 'TryStatement', 'ThrowStatement', 'WithStatement', 'LabeledStatement'])

/**
 * An escape that the vendor's compiler understands. `\"`, `\'`, `\\` and `\uXXXX` come out as `\x22` … in the text
 * itself. Source: wcc v0.5vv_20200413, run; tests/vendor/wcc.test.ts keeps looking. Reported:
 * github.com/wechat-miniprogram/miniprogram-i18n/issues/34.
 */
const understood = /\\n/g

interface Found extends Node {
  readonly raw?: string
  readonly regex?: unknown
}

const isNode = (value: unknown): value is Found => typeof value === 'object' && value !== null && 'type' in value

function below(node: Found): readonly Found[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

function wrongIn(node: Found): string | undefined {
  if (absent.has(node.type)) return node.type
  if (node.regex !== undefined) return `the pattern ${String(node.raw)}: getRegExp`
  if (node.type === 'Literal' && node.raw?.replace(understood, '').includes('\\')) return `an escape in ${node.raw}`
  return undefined
}

/**
 * What WeChat does not understand in a script of the templates: it takes ES5 without the parts excluded in the guide, and almost no
 * escapes.
 */
export function wxsErrors(name: string, source: string): readonly string[] {
  const found: string[] = []
  const look = (node: Found): void => {
    const wrong = wrongIn(node)
    if (wrong !== undefined) found.push(`${name}.wxs: ${wrong}`)
    below(node).forEach(look)
  }
  try {
    look(parse(source, { ecmaVersion: 5 }))
  } catch (failure) {
    found.push(`${name}.wxs: ${failure instanceof Error ? failure.message : String(failure)}`)
  }
  return found
}
