import type { Accessibility } from './types'

const focusable = '[tabindex="0"], input, textarea, button, a[href]'

function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

/** Open traps, the last one on top: only it listens. */
const open: string[] = []

/** Names, roles, keys and focus in the browser. See `types.ts`. */
export const a11y: Accessibility = {
  describe: (what) => ({
    role: what.role,
    'aria-label': what.label,
    'aria-hidden': what.hidden,
    'aria-live': what.live,
    'aria-disabled': what.disabled,
    'aria-checked': what.checked,
    'aria-selected': what.selected,
    'aria-busy': what.busy,
    'aria-modal': what.modal,
    'aria-level': what.level,
  }),

  describeInput: (label, invalid, { required = false, describedBy, keyboard } = {}) => ({
    nativeProps: {
      'aria-label': label,
      'aria-invalid': invalid,
      ...(required && { 'aria-required': true }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(keyboard !== undefined && { type: 'text', inputMode: keyboard }),
    },
  }),

  operable: (activate, enabled) => ({
    tabIndex: enabled ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (!enabled || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      event.stopPropagation()
      activate()
    },
  }),

  holdFocus(elementId, onEscape) {
    const before = focusedElement()
    const box = () => document.getElementById(elementId)
    const stops = () => [...(box()?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    open.push(elementId)
    const enter = () => {
      const frame = box()
      if (!frame || !open.includes(elementId) || frame.contains(focusedElement())) return
      frame.tabIndex = -1
      frame.focus({ preventScroll: true })
    }
    enter()
    // Taro's elements move their children when they first draw, and what is moved loses the focus.
    requestAnimationFrame(() => requestAnimationFrame(enter))

    const onKeyDown = (event: KeyboardEvent) => {
      if (open[open.length - 1] !== elementId) return
      if (event.key === 'Escape') return onEscape()
      if (event.key !== 'Tab') return
      const list = stops()
      const at = focusedElement()
      const last = list[list.length - 1]
      const [edge, other] = event.shiftKey ? [list[0], last] : [last, list[0]]
      if (at === edge || at === box() || !box()?.contains(at)) {
        event.preventDefault()
        other?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const at = open.lastIndexOf(elementId)
      if (at >= 0) open.splice(at, 1)
      before?.focus({ preventScroll: true })
    }
  },
}
