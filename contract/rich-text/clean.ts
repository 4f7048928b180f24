import { isPictureKey } from '../uploads/pictures'
import { isBlock } from './allowed'
import { cssColour } from './colour'
import type { RichStyle } from './style'
import type { RichElement, RichNode } from './tree'
import { readRichText } from './tree'

const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
const inText = (text: string) => text.replace(/[&<>]/g, (mark) => named[mark as '&' | '<' | '>'])
const inValue = (text: string) => text.replace(/[&<>"]/g, (mark) => named[mark as keyof typeof named])

function styleOf({ colour, isBold, isItalic, line, align, width }: RichStyle): string {
  const declarations = [
    colour && `color:${cssColour(colour)}`,
    isBold && 'font-weight:bold',
    isItalic && 'font-style:italic',
    line && `text-decoration:${line}`,
    align && `text-align:${align}`,
    width !== undefined && `width:${width}`,
  ]
  return declarations.filter((declaration) => typeof declaration === 'string').join(';')
}

/** An opening tag; attributes without a value are left out. */
function opening(tag: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [` ${name}="${inValue(value)}"`],
  )
  return `<${tag}${written.join('')}>`
}

function writtenElement({ tag, id, href, style, children }: RichElement): string {
  const name = tag === 'quote' ? 'blockquote' : tag
  const begin = opening(name, { id, href, style: styleOf(style) })
  return tag === 'br' || tag === 'hr' ? begin : `${begin}${children.map(written).join('')}</${name}>`
}

function written(node: RichNode): string {
  switch (node.kind) {
    case 'text':
      return inText(node.text)
    case 'picture': {
      const { source, alt, style } = node
      return isPictureKey(source) ? opening('img', { src: source, alt, style: styleOf(style) }) : inText(alt)
    }
    case 'element':
      return writtenElement(node)
  }
}

/** Writes what the app draws as HTML: known tags, plain styles, safe links, pictures of the store. */
export const writeRichText = (nodes: readonly RichNode[]): string => nodes.map(written).join('').trim()

/**
 * Writes rich text again from what the app draws of it: known tags, plain styles, safe links, pictures of the store. Nothing else is kept,
 * so that even a client which shows raw HTML gets nothing that runs, loads or covers its page. '' when nothing is left. What is left is
 * read once more, for a space beside a picture that went counts no longer: clean text stays as it is. Our decision:
 * docs/decisions/0490-texts.md
 */
export function cleanRichText(html: string): string {
  const clean = writeRichText(readRichText(html))
  return clean === html ? clean : cleanRichText(clean)
}

const keysIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'element') return keysIn(node.children)
    return node.kind === 'picture' && isPictureKey(node.source) ? [node.source] : []
  })

/** The keys of the pictures that rich text shows, each once. */
export const picturesOfRichText = (html: string): string[] => [...new Set(keysIn(readRichText(html)))]

const linesOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'picture') return node.alt
      const inside = node.tag === 'br' ? '\n' : linesOf(node.children)
      return isBlock(node.tag) ? `\n${inside}\n` : inside
    })
    .join('')

/** The text of rich text without its tags, one line for each block. */
export const wordsOfRichText = (html: string): string =>
  linesOf(readRichText(html))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
