import { holdFocus } from './traps'
import type { Accessibility } from './types'

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
    'aria-posinset': what.position,
    'aria-setsize': what.setSize,
  }),

  describeInput: (label, invalid, { required = false, describedBy, keyboard } = {}) => ({
    'aria-label': label,
    'aria-invalid': invalid,
    'aria-required': required || undefined,
    'aria-describedby': describedBy,
    inputMode: keyboard,
  }),

  describeImage: (label) => ({ alt: label }),

  operable: (activate, enabled) => ({
    tabIndex: enabled ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (!enabled || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      event.stopPropagation()
      activate()
    },
  }),

  holdFocus,
}
