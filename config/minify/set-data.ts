import { hydrate, isComment, TaroElement, TaroNode, TaroText } from '@tarojs/runtime'
import { hooks } from '@tarojs/shared'
import { drawingMarks, drawingParts } from './drawings'
import { houseDefaults } from './house-defaults'
import { noteSent } from './typed-text'

// Runs in the mini-program before the app: makes the data sent from the script to the screen (`setData`) small. The templates' half is in
// templates.ts. Our decision: docs/decisions/0120-what-crosses.md.

/** A node as Taro is about to send it; later it gives the attributes their short names. */
type Sent = Record<string, unknown>

/** Elements whose templates write their text themselves. */
const writesText = (node: TaroNode) => node.nodeName === 'view' || node.nodeName === 'text'

type Shown = TaroElement | TaroText

const isShown = (node: TaroNode): node is Shown =>
  !isComment(node) && (node instanceof TaroElement || node instanceof TaroText)

/** The only child of an element, when that is a text: it is sent as the element's own `v`, not as a node. */
function onlyText(node: TaroNode | null): TaroText | undefined {
  if (node === null || !writesText(node)) return undefined
  let found: TaroText | undefined
  for (const child of node.childNodes) {
    if (!isShown(child)) continue
    if (found !== undefined || !(child instanceof TaroText)) return undefined
    found = child
  }
  return found
}

function leaveOutDefaults(sent: Sent, name: string): void {
  for (const [attribute, value] of Object.entries(houseDefaults[name] ?? {})) {
    if (sent[attribute] === value) delete sent[attribute]
    // A missing attribute means the platform's own default, which the templates no longer contain.
    else if (value === true && sent[attribute] === undefined) sent[attribute] = false
  }
}

/** Only style, no content: then hiding it from screen readers changes nothing. */
const isEmptyOrnament = (sent: Sent) =>
  sent['nn'] === 'static-view' &&
  sent['ariaHidden'] === true &&
  !('cn' in sent || 'v' in sent) &&
  !Object.keys(sent).some((name) => /^(aria(?!Hidden)|hover|animation)/.test(name))

/** How the templates read a node without a name: as a text, when it has only that, and otherwise as a plain view. */
function leaveOutNames(sent: Sent, node: TaroNode): void {
  const looksLikeText = 'v' in sent && !('cn' in sent || 'cl' in sent || 'st' in sent)
  if (sent['nn'] === 'pure-view' && !looksLikeText) delete sent['nn']
  const inside: unknown = sent['cn']
  if (!Array.isArray(inside)) return
  const texts = node.childNodes.filter(isShown).map((child) => child instanceof TaroText)
  inside.forEach((child: Sent, at) => texts[at] === true && delete child['nn'])
}

const short = (style: string) =>
  (DRAWING_MARKS ? drawingParts : []).reduce((text, part, at) => text.replaceAll(part, drawingMarks[at] ?? part), style)

hooks.tap('modifyHydrateData', (sent: Sent, node: TaroNode) => {
  noteSent(node)
  const text = onlyText(node)
  if (text) sent['v'] = text.textContent
  if (text || !node.childNodes.some(isShown)) delete sent['cn']
  leaveOutDefaults(sent, node.nodeName)
  if (typeof sent['st'] === 'string') sent['st'] = short(sent['st'])
  if (isEmptyOrnament(sent)) {
    delete sent['ariaHidden']
    sent['nn'] = 'pure-view'
  }
  leaveOutNames(sent, node)
})

/** Sends the inside of an element again, because the way it carries a text may have changed. */
function sendInside(node: TaroNode): void {
  const path = node._path
  node.enqueueUpdate({ path: `${path}.v`, value: onlyText(node)?.textContent ?? '' })
  node.enqueueUpdate({
    path: `${path}.cn`,
    value: () => (onlyText(node) ? [] : node.childNodes.filter(isShown).map(hydrate)),
  })
}

/** Changes an element's children; when it has, or had, only a text, more than that change must be sent. */
function followed<Result>(node: TaroNode, change: () => Result): Result {
  const before = onlyText(node)
  const result = change()
  if (node._root && (before ?? onlyText(node))) sendInside(node)
  return result
}

TaroElement.prototype.insertBefore = function (child, ...where) {
  return followed(this, () => TaroNode.prototype.insertBefore.call(this, child, ...where) as typeof child)
}

TaroElement.prototype.removeChild = function (child, options) {
  return followed(this, () => TaroNode.prototype.removeChild.call(this, child, options) as typeof child)
}

TaroElement.prototype.enqueueUpdate = function (this: TaroElement, { path, value }) {
  const isStyle = path.endsWith('.st') && typeof value === 'string'
  TaroNode.prototype.enqueueUpdate.call(this, { path, value: isStyle ? short(value) : value })
}

// A text sends only its own change.
TaroText.prototype.enqueueUpdate = function (this: TaroText, payload) {
  const parent = this.parentNode
  const isParents = parent !== null && onlyText(parent) === this
  TaroNode.prototype.enqueueUpdate.call(this, isParents ? { ...payload, path: `${parent._path}.v` } : payload)
}
