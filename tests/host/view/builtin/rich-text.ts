import { textOf } from '../../text'
import { append } from '../dom'
import type { Register } from './define'

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function nodeOf(given: unknown): Node {
  if (!isBag(given)) return document.createTextNode('')
  if (given['type'] === 'text') return document.createTextNode(textOf(given['text']))
  const element = document.createElement(textOf(given['name'], 'div'))
  const attributes = isBag(given['attrs']) ? given['attrs'] : {}
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  const children: readonly unknown[] = Array.isArray(given['children']) ? given['children'] : []
  element.append(...children.map(nodeOf))
  return element
}

/** `rich-text`: nodes, or markup with its scripts left out. */
export function registerRichText(register: Register): void {
  register('rich-text', { nodes: null, space: String }, (part) => {
    const box = append(part.dom, 'div')
    return {
      changed: {
        nodes: (value) => {
          if (typeof value === 'string') box.innerHTML = value.replace(/<script[\s\S]*?<\/script>/gi, '')
          else box.replaceChildren(...(Array.isArray(value) ? value.map(nodeOf) : []))
        },
      },
    }
  })
}
