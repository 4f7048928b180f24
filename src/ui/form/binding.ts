/** One field of a form, as a control sees it. Made by `form.field(name)`. */
export interface FieldBinding<T> {
  readonly name: string
  /** Of the element to scroll to. */
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly value: T
  /** To be written below the field; undefined when the form shows its errors in another way. */
  readonly error: string | undefined
  readonly isBad: boolean
  /** Whether this field should take the focus now. */
  readonly isAsked: boolean
  readonly onChange: (value: T) => void
  readonly onBlur: () => void
}
