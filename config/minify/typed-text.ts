import { FormElement, TaroElement } from '@tarojs/runtime'

// Runs in the mini-program before the app, beside set-data.ts: a box for text keeps what is typed into it. Taro sends each typed text back
// to its box, which by then holds more, so that a slow phone loses digits. Here a box is written only where the app wants another text than
// it shows. Our decision: docs/decisions/0120-what-crosses.md.

const isBox = (node: unknown): node is FormElement =>
  node instanceof FormElement && (node.nodeName === 'input' || node.nodeName === 'textarea')

/** What each box shows, as far as is known here: the text that was last sent to it, or typed into it since. */
const shown = new WeakMap<FormElement, unknown>()

/** The text that was last sent to each box. */
const sent = new WeakMap<FormElement, unknown>()

function send(box: FormElement, text: unknown): void {
  shown.set(box, text)
  sent.set(box, text)
  TaroElement.prototype.setAttribute.call(box, 'value', text)
}

/**
 * Sends a text that the box may already have been sent before somebody typed: the platform draws only what differs from what it was told
 * last, so it is told first what the box shows.
 */
function sendAnew(box: FormElement, text: unknown): void {
  send(box, shown.get(box))
  box.props['value'] = text
  shown.set(box, text)
  // After the message with the first.
  setTimeout(() => {
    if (shown.get(box) === text) send(box, text)
  })
}

FormElement.prototype.setAttribute = function (this: FormElement, name: string, value: unknown) {
  if (name !== 'value' || !isBox(this) || !this._root) TaroElement.prototype.setAttribute.call(this, name, value)
  else if (shown.get(this) === value) this.props['value'] = value
  else if (sent.get(this) === value) sendAnew(this, value)
  else send(this, value)
}

const dispatchEvent = Reflect.get(FormElement.prototype, 'dispatchEvent')

FormElement.prototype.dispatchEvent = function (this: FormElement, event) {
  const typed = event.mpEvent?.detail as { readonly value?: unknown } | undefined
  if (event.type === 'input' && typed && isBox(this)) shown.set(this, typed.value)
  return dispatchEvent.call(this, event)
}

/** A box is sent whole, with its neighbours. */
export function noteSent(node: unknown): void {
  if (!isBox(node)) return
  shown.set(node, node.value)
  sent.set(node, node.value)
}
