/** One step in an order's progress: done, the current one, or still to come. */
export interface Step {
  readonly state: 'done' | 'now' | 'todo'
  readonly title: string
  /** At the right of the title: when it happened, which step it is, or the amount to come. */
  readonly side: string
  readonly text: string
  readonly images: string
}
