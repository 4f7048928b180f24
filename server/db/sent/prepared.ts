/** How often one process must send a statement before it gets a name. */
const oftenEnough = 20

/** The most statements that are prepared: each takes memory in PostgreSQL on every connection. */
export const mostKept = 300

/** The most texts that are counted; a frequent one is soon counted again. */
const mostCounted = 2_000

/** A statement as it is sent: under a name once it is sent often. */
interface Sent {
  readonly name?: string
  readonly text: string
}

/**
 * Gives a name to each statement that is sent often, so that a connection parses it once and plans it a few times, not at every call.
 * Statements whose text varies, such as those with lists of changing length, never get one. Source: decision 0170.
 */
export class PreparedNames {
  readonly #named = new Map<string, Required<Sent>>()
  readonly #seen = new Map<string, number>()
  #given = 0
  #forgot = 0

  /** How to send a text; without a name while it is not sent often. */
  sent(text: string): Sent {
    const known = this.#named.get(text)
    if (known !== undefined) return known
    if (this.#named.size >= mostKept) return { text }
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < oftenEnough) {
      if (this.#seen.size >= mostCounted) this.#seen.clear()
      this.#seen.set(text, times)
      return { text }
    }
    this.#seen.delete(text)
    this.#given += 1
    // PgBouncer keeps statements by their text, not by the name: one that is outdated must not be met again under a new name.
    const named = { name: `often-${this.#given}`, text: this.#forgot === 0 ? text : `${text} /* ${this.#forgot} */` }
    this.#named.set(text, named)
    return named
  }

  /** Makes all names new, because this one met another shape of its result: tables have changed. One forgotten before says nothing new. */
  forget(name: string): void {
    if (![...this.#named.values()].some((one) => one.name === name)) return
    this.#named.clear()
    this.#forgot += 1
  }
}
