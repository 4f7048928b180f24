/** How often one process must send a statement before it gets a name. */
const oftenEnough = 20

/** The most statements that are prepared: each takes memory in PostgreSQL on every connection. */
export const mostKept = 300

/** The most texts that are counted; a frequent one is soon counted again. */
const mostCounted = 2_000

/**
 * Gives a name to each statement that is sent often, so that a connection parses it once and plans it a few times, not at every call.
 * Statements whose text varies, such as those with lists of changing length, never get one. Source: decision 0170.
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

  /** Makes all names new: the tables have changed, and with them the shape of some results. */
  forget(): void {
    this.#names.clear()
  }
}
