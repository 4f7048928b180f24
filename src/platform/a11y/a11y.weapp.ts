import type { Accessibility } from './types'

/** Names and roles in the mini-program; there is no keyboard, so keys and focus need nothing. See `types.ts`. */
export const a11y: Accessibility = {
  describe: (what) => ({
    ariaRole: what.role,
    ariaLabel: what.label,
    ariaHidden: what.hidden,
    ariaLive: what.live,
    ariaDisabled: what.disabled,
    ariaChecked: what.checked,
    ariaSelected: what.selected,
  }),
  describeInput: (label) => ({ ariaLabel: label }),
  describeImage: (label) => (label === '' ? { ariaHidden: true } : { ariaRole: 'img', ariaLabel: label }),
  operable: () => ({}),
  holdFocus: () => () => undefined,
}
