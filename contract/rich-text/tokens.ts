import { decodeEntities } from './entities'

/** One token of HTML. Names are lower-case, values and text decoded. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: Readonly<Record<string, string>>
      readonly isClosed: boolean
    }
  | { readonly kind: 'close'; readonly name: string }

/** The text between these tags is not HTML; it ends only at their own closing tag. */
const rawTexts = [
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
]

const tagName = /[a-z][^\s/>]*/iy
const attribute = /[\s/]*(?:([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?|=)/y
const tagEnd = /[\s/]*>/y

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

interface Read {
  readonly token?: Token
  /** Where to continue; the end of the text when a tag or comment never closes. */
  readonly next: number
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

/** Comments, CDATA, doctypes and processing instructions: none of these is shown. */
function skipDeclaration(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return html.startsWith('<!-->', at) ? at + 5 : after(html, '-->', at + 4)
  return html.startsWith('<![CDATA[', at) ? after(html, ']]>', at) : after(html, '>', at)
}

function readTag(html: string, from: number, isClosing: boolean): Read {
  const name = matchAt(tagName, html, from)?.[0] ?? ''
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>
  let next = from + name.length
  let end = matchAt(tagEnd, html, next)
  while (!end) {
    const found = matchAt(attribute, html, next)
    // The text ends inside a tag: a browser drops such a tag, too.
    if (!found || found[0] === '') return { next: html.length }
    next += found[0].length
    const key = found[1]?.toLowerCase()
    if (key !== undefined && !(key in attributes))
      attributes[key] = decodeEntities(found[2] ?? found[3] ?? found[4] ?? '')
    end = matchAt(tagEnd, html, next)
  }
  next += end[0].length
  const lower = name.toLowerCase()
  if (isClosing) return { token: { kind: 'close', name: lower }, next }
  return { token: { kind: 'open', name: lower, attributes, isClosed: end[0].includes('/') }, next }
}

function readMarkup(html: string, at: number): Read {
  if (/[a-z]/i.test(html.charAt(at + 1))) return readTag(html, at + 1, false)
  if (html.charAt(at + 1) === '/' && /[a-z]/i.test(html.charAt(at + 2))) return readTag(html, at + 2, true)
  if (/[!?/]/.test(html.charAt(at + 1))) return { next: skipDeclaration(html, at) }
  return { token: { kind: 'text', text: '<' }, next: at + 1 }
}

/** Where the closing tag of a raw text is; the end of the text when there is none. */
function rawEnd(html: string, name: string, from: number): number {
  const found = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  found.lastIndex = from
  return found.exec(html)?.index ?? html.length
}

/** Cuts HTML into tokens; where it matters for safety, exactly as a browser reads it. One pass; never throws. */
export function tokensOf(html: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < html.length) {
    const markup = html.indexOf('<', at)
    const textEnd = markup < 0 ? html.length : markup
    if (textEnd > at) tokens.push({ kind: 'text', text: decodeEntities(html.slice(at, textEnd)) })
    if (markup < 0) return tokens
    const { token, next } = readMarkup(html, markup)
    at = next
    if (!token) continue
    tokens.push(token)
    if (token.kind === 'open' && rawTexts.includes(token.name)) at = rawEnd(html, token.name, next)
  }
  return tokens
}
