/** How often one process sends a text before it counts as one that every call makes. */
const oftenEnough = 20

/** Statements that a connection keeps at most: each is memory of PostgreSQL's, on every connection. */
const mostKept = 300

/** Texts that are counted at most; what is sent often is soon counted again. */
const mostCounted = 2_000

/**
 * Gives a name to each text that is sent often, so that every connection has it parsed once and planned a few times, not at every call.
 * Texts that are seldom the same, such as those with lists of changing length, never get one. Source: decision 0170.
 */
export class PreparedNames {
  readonly #names = new Map<string, string>()
  readonly #seen = new Map<string, number>()
  #given = 0

  /** The name to send a text under; undefined while it is not sent often. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= mostKept) return undefined
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < oftenEnough) {
      if (this.#seen.size >= mostCounted) this.#seen.clear()
      this.#seen.set(text, times)
      return undefined
    }
    this.#seen.delete(text)
    this.#given += 1
    const name = `often-${this.#given}`
    this.#names.set(text, name)
    return name
  }

  /** Gives no text the name it had: the tables have changed, and with them the shape of what some of them give. */
  forget(): void {
    this.#names.clear()
  }
}
