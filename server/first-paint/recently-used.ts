/** A map that forgets what was used longest ago. */
export class RecentlyUsed<T> {
  readonly #kept = new Map<string, T>()

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    const value = this.#kept.get(key)
    if (value === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) return
      this.#kept.delete(oldest)
    }
  }
}
