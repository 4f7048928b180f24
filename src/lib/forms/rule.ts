/** An item of a `range` rule: the value itself, or the value with its text. */
export type RangeItem = unknown

/**
 * A check of one's own. false, a text, a text handed to `report` or an error that is thrown fail it; all else passes.
 * It may answer later.
 */
export type CustomCheck = (rule: FormRule, value: unknown, data: FormData, report: (text: string) => void) => unknown

/**
 * One rule of a field. One entry makes one built-in check; of several the first in this order: required, format, arrayType, range,
 * minimum/maximum, length, pattern. A custom check comes on top. Source: specification §5 (generic form validator).
 */
export interface FormRule {
  readonly required?: boolean
  /** integer, string, number, boolean, float, array, object, date, timestamp, file, email, url, idcard. Others are not checked. */
  readonly format?: string
  /** The type of every item of a list. */
  readonly arrayType?: string
  readonly range?: readonly RangeItem[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: boolean
  readonly exclusiveMaximum?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string | RegExp
  readonly validateFunction?: CustomCheck
  /** Words of this rule's own; `{label}` and the rule's values are filled in. */
  readonly errorMessage?: string
}

export interface FormField {
  /** The field's label in messages; without one they show its name. */
  readonly label?: string
  readonly rules: readonly FormRule[]
}

export type FormSchema = Readonly<Record<string, FormField>>
export type FormData = Readonly<Record<string, unknown>>

/** One field's first error. */
export interface FormError {
  readonly key: string
  readonly errorMessage: string
}
