import { textOf } from '../../text'
import { append, toggleAttribute } from '../dom'
import { toLogic } from '../logic-door'
import { inPx } from '../phone'
import type { Behaviour, Part, Register } from './define'

const inputModes: Readonly<Record<string, string>> = { number: 'numeric', digit: 'decimal', tel: 'tel' }

/** The signs on the keyboards that do not have all: what is pasted may be anything. Source: the vendor's page of `input` (type). */
const pads: Readonly<Record<string, RegExp>> = { number: /^\d$/, digit: /^[\d.]$/, idcard: /^[\dXx]$/ }

type Control = HTMLInputElement | HTMLTextAreaElement

/** The platform's own placeholder, which the app styles with `placeholder-class` and `placeholder-style`. */
function createPlaceholder(part: Part, control: Control) {
  const box = append(part.dom, 'div')
  const words = append(box, 'span')
  box.ariaHidden = 'true'
  const refresh = (): void => {
    box.className = `host-placeholder ${part.text('placeholderClass')}`
    words.style.cssText = inPx(part.text('placeholderStyle'))
    words.textContent = part.text('placeholder')
    control.placeholder = part.text('placeholder')
    box.hidden = control.value !== '' || part.text('placeholder') === ''
  }
  return refresh
}

function listen(part: Part, control: Control, refresh: () => void): void {
  const cursor = (): number => control.selectionStart ?? control.value.length
  control.addEventListener('input', () => {
    const limit = part.number('maxlength')
    if (limit >= 0 && control.value.length > limit) control.value = control.value.slice(0, limit)
    refresh()
    part.fire('input', { value: control.value, cursor: cursor(), keyCode: 0 })
  })
  control.addEventListener('focus', () => {
    const at = part.number('cursor')
    if (at >= 0) control.setSelectionRange(at, at)
    part.fire('focus', { value: control.value, height: 0 })
  })
  control.addEventListener('blur', () => part.fire('blur', { value: control.value, cursor: cursor() }))
  control.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    const { key } = event
    const pad = pads[part.text('type')]
    if (key.length === 1 && pad?.test(key) === false) event.preventDefault()
    if (key !== 'Enter' || control instanceof HTMLTextAreaElement) return
    part.fire('confirm', { value: control.value })
    // The keyboard goes, and with it the focus. Source: the vendor's page of `input` (confirm-hold).
    if (!part.flag('confirmHold')) control.blur()
  })
}

/** A box for more lines becomes as high as its text. Source: the vendor's page of `textarea` (auto-height). */
function grow(part: Part, control: Control): void {
  if (!part.flag('autoHeight')) return
  part.dom.style.height = '0'
  part.dom.style.height = `${control.scrollHeight}px`
}

function setup(part: Part, control: Control): Behaviour {
  const drawPlaceholder = createPlaceholder(part, control)
  const refresh = (): void => {
    drawPlaceholder()
    grow(part, control)
  }
  listen(part, control, refresh)
  const write = (value: unknown): void => {
    const text = textOf(value)
    if (control.value !== text) control.value = text
    refresh()
  }
  const setType = (): void => {
    if (!(control instanceof HTMLInputElement)) return
    control.type = part.flag('password') || part.text('type') === 'safe-password' ? 'password' : 'text'
    control.inputMode = inputModes[part.text('type')] ?? 'text'
  }
  const focus = (value: unknown): void => {
    if (value === true) control.focus()
    else control.blur()
  }
  return {
    field: { read: () => control.value, reset: () => write('') },
    press: () => control.focus(),
    changed: {
      value: write,
      placeholder: refresh,
      placeholderClass: refresh,
      placeholderStyle: refresh,
      type: setType,
      password: setType,
      focus,
      autoFocus: (value) => (value === true ? control.focus() : undefined),
      autoHeight: refresh,
      disabled: (value) => void (control.disabled = value === true),
      // The name a reader hears belongs to the field itself, not to the box around it.
      ariaLabel: (value) => void (control.ariaLabel = textOf(value) || null),
    },
  }
}

/** On a phone the system draws such a box, and must know that it does not scroll. Source: the vendor's page of `textarea` (fixed). */
function tellUnfixed(part: Part): void {
  for (let at: Element | null = part.dom; at !== null && !part.flag('fixed'); at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed')
      return toLogic({
        kind: 'failure',
        text: `textarea “${part.text('placeholder')}” stands in what is fixed, without fixed`,
      })
}

/** `input` and `textarea`. */
export function registerFields(register: Register): void {
  const props = {
    value: String,
    name: String,
    type: String,
    password: Boolean,
    disabled: Boolean,
    placeholder: String,
    placeholderStyle: String,
    placeholderClass: String,
    maxlength: { type: Number, value: 140 },
    focus: Boolean,
    autoFocus: Boolean,
    confirmType: String,
    confirmHold: Boolean,
    adjustPosition: Boolean,
    cursorSpacing: Number,
    autoHeight: Boolean,
    fixed: Boolean,
    showConfirmBar: Boolean,
    cursor: { type: Number, value: -1 },
  }
  register('input', props, (part) => setup(part, append(part.dom, 'input')))
  register('textarea', { ...props, disableDefaultPadding: Boolean }, (part) => {
    requestAnimationFrame(() => tellUnfixed(part))
    const { changed, ...behaviour } = setup(part, append(part.dom, 'textarea'))
    const disableDefaultPadding = (value: unknown) => toggleAttribute(part.dom, 'disable-default-padding', value)
    return { ...behaviour, changed: { ...changed, disableDefaultPadding } }
  })
}
