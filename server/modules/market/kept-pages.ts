interface Kept<T> {
  readonly version: string
  readonly page: Promise<T>
}

/** Pages that a process keeps at most; the one not asked for longest goes. */
const mostPages = 500

/**
 * Pages as they were read at a version, and no longer than until the instant that they name. Who comes while one is read waits for the same
 * reading. Source: decision 0171.
 */
export class KeptPages<T extends { readonly until?: number }> {
  readonly #pages = new Map<string, Kept<T>>()

  /** The page of a wish at a version; `load` reads it when it is not there. Fails as `load` does, and keeps nothing then. */
  async read(wish: string, at: { readonly version: string; readonly now: number }, load: () => Promise<T>): Promise<T> {
    const kept = this.#pages.get(wish)
    if (kept?.version === at.version) {
      this.#keep(wish, kept)
      const page = await kept.page
      if (page.until === undefined || at.now < page.until) return page
    }
    const fresh = { version: at.version, page: load() }
    this.#keep(wish, fresh)
    try {
      return await fresh.page
    } catch (error) {
      if (this.#pages.get(wish) === fresh) this.#pages.delete(wish)
      throw error
    }
  }

  /** Puts a page behind all others, which are let go of from the front. */
  #keep(wish: string, kept: Kept<T>): void {
    this.#pages.delete(wish)
    this.#pages.set(wish, kept)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest)
  }
}
