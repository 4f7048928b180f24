interface Kept<T> {
  readonly version: string
  readonly page: Promise<T>
}

/** The most pages that a process keeps; the least recently used one is dropped. */
const mostPages = 500

/**
 * A cache of pages by version, each kept at most until the moment that it names. A caller who comes while a page is being read waits for
 * the same read. Source: decision 0171.
 */
export class PageCache<T extends { readonly until?: number }> {
  readonly #pages = new Map<string, Kept<T>>()

  /** The page of a wish at a version; `load` reads it when it is missing. Fails when `load` does, and then keeps nothing. */
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

  /** Moves a page to the end; pages are dropped from the front. */
  #keep(wish: string, kept: Kept<T>): void {
    this.#pages.delete(wish)
    this.#pages.set(wish, kept)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > mostPages && oldest !== undefined) this.#pages.delete(oldest)
  }
}
