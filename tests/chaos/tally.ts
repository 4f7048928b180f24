/** Counts by name. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string, times = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times)
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** `cut 12 · delay 40`, by name. */
  toString(): string {
    const names = [...this.#counts.keys()].sort()
    return names.map((name) => `${name} ${this.of(name)}`).join(' · ') || 'none'
  }
}
