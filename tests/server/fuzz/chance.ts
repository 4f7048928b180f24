import { seeded } from '@/ui/map-lines/seeded'

/** A stream of random numbers that a seed repeats. */
export class Chance {
  readonly next: () => number

  constructor(seed: number) {
    this.next = seeded(seed)
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  is(probability: number): boolean {
    return this.next() < probability
  }

  of<T>(list: readonly T[]): T {
    const value = list[this.below(list.length)]
    if (value === undefined) throw new RangeError('nothing to choose from')
    return value
  }
}
