/** The times without service that the test caused: a killed server, a stopped database. */
export class Outages {
  readonly #spans: { readonly from: number; to: number }[] = []
  #running = 0

  constructor(private readonly now: () => number) {}

  /** Records an outage while `work` runs; service is back when `work` ends. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running === 0) this.#spans.push({ from: this.now(), to: Number.POSITIVE_INFINITY })
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      const last = this.#spans.at(-1)
      if (this.#running === 0 && last) last.to = this.now()
    }
  }

  get isDown(): boolean {
    return this.#running > 0
  }

  get count(): number {
    return this.#spans.length
  }

  /** How long there was service between two instants, in milliseconds. */
  servedMs(from: number, to: number): number {
    const missed = this.#spans.map((span) => Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)))
    return to - from - missed.reduce((sum, ms) => sum + ms, 0)
  }

  /** The longest one, in milliseconds. */
  get longestMs(): number {
    return Math.max(0, ...this.#spans.map(({ from, to }) => Math.min(to, this.now()) - from))
  }
}
