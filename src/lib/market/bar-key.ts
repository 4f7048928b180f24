/** A key of a bar under a thing: what it does, or why it cannot be pressed. */
export interface BarKey<Kind extends string> {
  readonly kind: Kind
  readonly label: string
  /** It is what the page waits for. */
  readonly isMain: boolean
}

/** The key that a page waits for. */
export const mainKey = <Kind extends string>(kind: Kind, label: string): BarKey<Kind> => ({ kind, label, isMain: true })

/** A weaker key, beside it or alone. */
export const sideKey = <Kind extends string>(kind: Kind, label: string): BarKey<Kind> => ({
  kind,
  label,
  isMain: false,
})
