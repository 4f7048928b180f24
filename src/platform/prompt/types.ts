/** What is said over everything, without a page of its own. Shown at most once at a time; the newer text wins. */
export interface Prompt {
  /** One line for a moment, read aloud without taking the focus. */
  readonly toast: (text: string, durationMs: number) => void
  /** Blocks taps until `endLoading`. */
  readonly loading: (text: string) => void
  readonly endLoading: () => void
}
