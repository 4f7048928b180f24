import type { GeneralBackendElement } from 'glass-easel'
import { textOf } from '../text'
import { builtinTags } from '../pack/builtin-tags'
import { localFiles, withoutLocalFiles } from '../local-files'
import { reachable } from './addresses'
import { toLogic } from './logic-door'
import { inPx } from './phone'

/** The parts of a DOM that the component framework makes nodes with. */
export interface NodeMaker {
  createElement(tag: string): HTMLElement
  createTextNode(text: string): Text
  createDocumentFragment(): DocumentFragment
}

const idPrefix = /^[0-9a-f-]+--/

/** A style as a phone reads it. */
function styleOf(css: string): string {
  for (const name of localFiles(css)) toLogic({ kind: 'failure', text: `style: a phone does not show ${name}` })
  return reachable(inPx(withoutLocalFiles(css)))
}

/** Lets an element take what the framework writes: styles in rpx, and ids with a prefix that would hide them from `label for`. */
function adapt(element: HTMLElement): HTMLElement {
  const setAttribute = element.setAttribute.bind(element)
  element.setAttribute = (name, value) => setAttribute(name, name === 'style' ? styleOf(String(value)) : String(value))
  Object.defineProperty(element, 'id', {
    configurable: true,
    get: () => element.getAttribute('id') ?? '',
    set: (value: unknown) => setAttribute('id', String(value).replace(idPrefix, '')),
  })
  return element
}

const domTag = (tag: string): string => (builtinTags.has(tag) || tag === 'page' ? `wx-${tag}` : tag)

export const nodeMaker: NodeMaker = {
  createElement: (tag) => adapt(document.createElement(domTag(tag))),
  createTextNode: (text) => document.createTextNode(text),
  createDocumentFragment: () => document.createDocumentFragment(),
}

/** The DOM element behind a node of the framework, or undefined for a virtual one. */
export function domOf(node: { readonly $$: GeneralBackendElement | null } | null | undefined): HTMLElement | undefined {
  const dom: unknown = node?.$$
  return dom instanceof HTMLElement ? dom : undefined
}

/** A new child element. */
export function append<K extends keyof HTMLElementTagNameMap>(parent: Element, tag: K): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  parent.append(made)
  return made
}

/** Sets an attribute that is there or not. */
export function toggleAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false || value === '') element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : textOf(value))
}
