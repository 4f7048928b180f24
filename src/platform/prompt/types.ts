/** Messages above everything, on no page of their own. One at a time; the newer text wins. */
export interface Prompt {
  /** One line for a moment, read aloud without taking the focus. */
  readonly toast: (text: string, durationMs: number) => void
  /** Blocks taps until `endLoading`. */
  readonly loading: (text: string) => void
  readonly endLoading: () => void
}
