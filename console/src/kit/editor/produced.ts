import { cleanRichText, writeRichText } from '@contract/rich-text/clean'
import type { RichElement, RichNode } from '@contract/rich-text/tree'
import { readRichText } from '@contract/rich-text/tree'

const holders: readonly RichElement['tag'][] = ['li', 'td', 'th']
const nothingWhenEmpty: readonly RichElement['tag'][] = ['p', 'h1', 'h2', 'h3', 'quote', 'pre', 'li', 'ul', 'ol']

const isBare = ({ id, style }: RichElement): boolean => id === undefined && Object.keys(style).length === 0

/** The first paragraph of an entry or a cell, which the editor always has, is the entry's own text; code has no second box. */
function opened(tag: RichElement['tag'], children: readonly RichNode[]): readonly RichNode[] {
  const [first, ...rest] = children
  const isElement = first?.kind === 'element' && isBare(first)
  if (isElement && first.tag === 'p' && holders.includes(tag)) return [...first.children, ...rest]
  return isElement && first.tag === 'code' && tag === 'pre' && rest.length === 0 ? first.children : children
}

const shaped = (nodes: readonly RichNode[]): readonly RichNode[] =>
  nodes.flatMap((node): readonly RichNode[] => {
    if (node.kind !== 'element') return [node]
    const children = opened(node.tag, shaped(node.children))
    return children.length === 0 && nothingWhenEmpty.includes(node.tag) ? [] : [{ ...node, children }]
  })

/**
 * What the editor gives for its content: the same that the server's cleaner keeps of it, by the same code. Empty paragraphs are none: the
 * room between paragraphs is the product's own.
 */
export const produced = (html: string): string => cleanRichText(writeRichText(shaped(readRichText(html))))
