import type { CSSProperties } from 'react'
import type { Figures } from '@contract/people/figures'

/** The event of a text box; a mini-program's has more fields. */
export interface Typed {
  readonly detail: { readonly value: string }
}

/** Properties of a text box with one line or more. */
export interface TextBoxProps {
  readonly className?: string
  readonly style?: CSSProperties
  readonly value: string
  readonly placeholder?: string
  /** Mini-program only; H5 styles `::placeholder`. */
  readonly placeholderClass?: string
  /** 140 by default. Source: specification §9 (input maxlength 140). */
  readonly maxlength?: number
  readonly disabled?: boolean
  /** Takes the focus when it becomes true. */
  readonly focus?: boolean
  /** The text as it changes; text from an input method is reported when its composition is done. */
  readonly onInput: (event: Typed) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  /** Enter, or the keyboard's own key to go on. */
  readonly onConfirm?: () => void
}

export interface InputProps extends TextBoxProps {
  /** A box of figures: its keyboard, and what is told of what is typed or pasted (`figuresOf`). It is not cut by a `maxlength`. */
  readonly figures?: Figures | undefined
  readonly password?: boolean
}

export interface ImageProps {
  readonly className?: string
  readonly style?: CSSProperties
  readonly src: string
  /** Fills its box and is cropped; fits inside; or as wide as its box with its natural height. */
  readonly mode: 'aspectFill' | 'aspectFit' | 'widthFix'
  /** Loads only when it is nearly visible. */
  readonly lazyLoad?: boolean
  readonly onError?: () => void
}
