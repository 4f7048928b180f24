import type { RichTag } from './allowed'
import { closes, drawnAs, hasInside, isBlock, isDropped } from './allowed'
import { safeHref, safeSource } from './safe-url'
import type { RichStyle } from './style'
import { readStyle } from './style'
import type { Token } from './tokens'
import { tokensOf } from './tokens'

/** What is drawn of rich text. There is nothing else: no script, no handler, no frame, no style of its own. */
export type RichNode = { readonly kind: 'text'; readonly text: string } | RichPicture | RichElement

export interface RichPicture {
  readonly kind: 'picture'
  readonly source: string
  readonly alt: string
  readonly style: RichStyle
}

export interface RichElement {
  readonly kind: 'element'
  readonly tag: Exclude<RichTag, 'img'>
  readonly style: RichStyle
  /** The id that an anchor scrolls to. */
  readonly id?: string
  /** The address of a link; missing when it was not safe. */
  readonly href?: string
  readonly children: readonly RichNode[]
}

/** The deepest nesting of tags; anything deeper is drawn at this depth, because a mini-program's templates have a limit. */
export const deepest = 12

/** How many characters are read; a longer text is cut. */
export const longest = 200_000

interface Open extends RichElement {
  readonly children: RichNode[]
}

type OpenToken = Extract<Token, { readonly kind: 'open' }>

const blankInside: readonly RichTag[] = ['ul', 'ol', 'table', 'tr']

function isBlankBetweenBlocks(parent: Open, text: string): boolean {
  if (/[^ \t\r\n\f]/.test(text)) return false
  const last = parent.children[parent.children.length - 1]
  return blankInside.includes(parent.tag) || last === undefined || (last.kind === 'element' && isBlock(last.tag))
}

/** Takes tokens one by one and builds the tree that is drawn. */
class Builder {
  readonly root: Open = { kind: 'element', tag: 'div', style: {}, children: [] }
  private readonly open: Open[] = [this.root]
  /** The dropped tag that encloses the current place, and how often it was opened inside itself. */
  private inside = { name: '', depth: 0 }

  private get top(): Open {
    return this.open[this.open.length - 1] ?? this.root
  }

  take(token: Token): void {
    if (this.inside.depth > 0) this.skip(token)
    else if (token.kind === 'text') this.addText(token.text)
    else if (token.kind === 'close') this.close(drawnAs(token.name))
    else if (!isDropped(token.name)) this.addTag(token)
    else if (hasInside(token.name) && !token.isClosed) this.inside = { name: token.name, depth: 1 }
  }

  private skip(token: Token): void {
    if (token.kind === 'text' || token.name !== this.inside.name) return
    if (token.kind === 'close') this.inside.depth -= 1
    else if (!token.isClosed) this.inside.depth += 1
  }

  private addText(text: string): void {
    const parent = this.top
    if (isBlankBetweenBlocks(parent, text)) return
    const last = parent.children[parent.children.length - 1]
    const isPre = this.open.some(({ tag }) => tag === 'pre')
    const single = isPre ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    // What was dropped between two texts, as a comment is, does not make two blanks of one.
    const isAfterBlank = !isPre && last?.kind === 'text' && last.text.endsWith(' ')
    const kept = isAfterBlank ? single.replace(/^ /, '') : single
    if (kept !== '') parent.children.push({ kind: 'text', text: kept })
  }

  private addTag({ name, attributes }: OpenToken): void {
    const tag = drawnAs(name)
    if (tag === undefined) return
    const style = readStyle(attributes)
    if (tag === 'img') return this.addPicture(attributes, style)
    const rule = closes[tag]
    if (rule) this.closeWithin(rule.closed, rule.within)
    const href = tag === 'a' && attributes.href !== undefined ? safeHref(attributes.href) : undefined
    const id = attributes.id ?? (tag === 'a' ? attributes.name : undefined)
    const element: Open = {
      kind: 'element',
      tag,
      style,
      children: [],
      ...(href !== undefined && { href }),
      ...(id !== undefined && id !== '' && { id }),
    }
    this.top.children.push(element)
    const isEmpty = tag === 'br' || tag === 'hr'
    if (!isEmpty && this.open.length < deepest) this.open.push(element)
  }

  private addPicture({ src = '', alt = '' }: Readonly<Record<string, string>>, style: RichStyle): void {
    const source = safeSource(src)
    if (source !== undefined) this.top.children.push({ kind: 'picture', source, alt, style })
    else if (alt !== '') this.addText(alt)
  }

  private close(tag: RichTag | undefined): void {
    if (tag === undefined) return
    const at = this.lastOf([tag])
    if (at > 0) this.open.length = at
  }

  private closeWithin(closed: readonly RichTag[], within: readonly RichTag[]): void {
    const at = this.lastOf(closed)
    if (at > Math.max(this.lastOf(within), 0)) this.open.length = at
  }

  /** Where the innermost open one of these tags is; 0 is the root, which is never closed. */
  private lastOf(tags: readonly RichTag[]): number {
    let at = this.open.length - 1
    while (at > 0 && !this.open.slice(at, at + 1).some(({ tag }) => tags.includes(tag))) at -= 1
    return at
  }
}

/**
 * Reads HTML into what may be drawn of it: known tags, text, pictures of the web, links that can be followed. Everything else is
 * dropped; broken HTML is mended as far as it matters. Never throws. Source: specification §2 (rich text).
 */
export function readRichText(html: string): readonly RichNode[] {
  const builder = new Builder()
  tokensOf(html.slice(0, longest)).forEach((token) => builder.take(token))
  return builder.root.children
}

/** The pictures of a text in the order of reading. */
export const picturesOf = (nodes: readonly RichNode[]): readonly RichPicture[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'element') return picturesOf(node.children)
    return node.kind === 'picture' ? [node] : []
  })
