/** What a screen reader is told about an element. */
export interface Described {
  readonly role?:
    | 'button'
    | 'link'
    | 'tab'
    | 'tablist'
    | 'radio'
    | 'radiogroup'
    | 'checkbox'
    | 'switch'
    | 'menu'
    | 'menuitem'
    | 'dialog'
    | 'alertdialog'
    | 'img'
    | 'text'
    | 'heading'
    | 'status'
    | 'alert'
    | 'slider'
    | 'list'
    | 'listitem'
    | 'group'
    | 'article'
    | 'timer'
  readonly label?: string | undefined
  readonly hidden?: boolean | undefined
  readonly live?: 'off' | 'polite' | undefined
  readonly disabled?: boolean | undefined
  readonly checked?: boolean | undefined
  readonly selected?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly modal?: boolean | undefined
  readonly level?: number | undefined
  /** Its position among all of its kind, from 1, for a list that is only partly drawn. Browsers only. */
  readonly position?: number | undefined
  /** How many there are of its kind. Browsers only. */
  readonly setSize?: number | undefined
}

export interface DescribedInput {
  readonly required?: boolean | undefined
  /** Id of the element with the hint or the error. */
  readonly describedBy?: string | undefined
  /** Shows a keyboard of digits and keeps exactly what was typed, which a browser's own number box does not. */
  readonly keyboard?: 'numeric' | 'decimal' | undefined
}

/** Properties to spread on a component; the names differ by platform, unknown ones are ignored. */
export type A11yProps = Readonly<Record<string, unknown>>

export interface Accessibility {
  /** Names and roles of an element. */
  describe(what: Described): A11yProps
  /** Name and properties of a text box of `platform/controls`. */
  describeInput(label: string, invalid: boolean, more?: DescribedInput): A11yProps
  /** Name of an image of `platform/controls`; empty for one that its surroundings name. */
  describeImage(label: string): A11yProps
  /** Makes an element reachable by Tab and operable by Enter and Space (H5); nothing on a phone without a keyboard. */
  operable(activate: () => void, enabled: boolean): A11yProps
  /**
   * Keeps the focus inside the element with this id until the returned function is called, which also gives the focus
   * back. Escape calls `onEscape`. No effect where there is no keyboard.
   */
  holdFocus(elementId: string, onEscape: () => void): () => void
}
