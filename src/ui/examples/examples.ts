import type { ReactNode } from 'react'

/** One component in its named states: drawn by the gallery, rendered by tests/ui. */
export interface Examples {
  readonly title: string
  /** Covers the page: the gallery shows one state at a time, in a frame. */
  readonly overlay?: boolean
  readonly states: readonly { readonly name: string; readonly draw: () => ReactNode }[]
}
