import type { RichElement, RichNode } from '@contract/rich-text/tree'
import { readRichText } from '@contract/rich-text/tree'
import { cssColour } from '@contract/rich-text/colour'
import type { RichStyle } from '@contract/rich-text/style'
import { isPictureKey } from '@contract/uploads/pictures'

const nameOf = (tag: RichElement['tag']): string => (tag === 'quote' ? 'blockquote' : tag)

/** Where the content of an element goes: inside the marks that its style asks for. */
function insideOf(element: HTMLElement, { colour, isBold, isItalic, line }: RichStyle): HTMLElement {
  const marks = [isBold && 'b', isItalic && 'i', line === 'underline' && 'u', line === 'line-through' && 's']
  const add = (at: HTMLElement, name: string) => at.appendChild(element.ownerDocument.createElement(name))
  const inside = marks.reduce((at, name) => (name ? add(at, name) : at), element)
  if (!colour) return inside
  const span = add(inside, 'span')
  span.dataset['colour'] = cssColour(colour)
  return span
}

function fill(place: HTMLElement, nodes: readonly RichNode[]): void {
  const page = place.ownerDocument
  for (const node of nodes) {
    if (node.kind === 'text') place.append(node.text)
    else if (node.kind === 'picture') {
      const { source, alt, style } = node
      if (!isPictureKey(source)) {
        place.append(alt)
        continue
      }
      const picture = place.appendChild(page.createElement('img'))
      picture.alt = alt
      Object.assign(picture.dataset, { key: source }, style.width !== undefined && { width: style.width })
    } else {
      const element = place.appendChild(page.createElement(nameOf(node.tag)))
      if (node.id !== undefined) element.id = node.id
      if (node.href !== undefined) element.setAttribute('href', node.href)
      if (node.style.align) element.dataset['align'] = node.style.align
      fill(insideOf(element, node.style), node.children)
    }
  }
}

/**
 * Rich text for the editor: what the app draws of it and nothing else. Styles stand in attributes of data, because the page's policy lets
 * no sheet stand in one of style, and pictures keep their keys, because nothing may be fetched while it is read.
 */
export function editable(html: string): string {
  const root = document.implementation.createHTMLDocument('').createElement('div')
  fill(root, readRichText(html))
  return root.innerHTML
}
