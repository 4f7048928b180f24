import { createHash } from 'node:crypto'
import { seeded } from '@/ui/map-lines/seeded'

/** Random numbers that are the same for the same seed. */
export interface Dice {
  /** From 0 to 1. */
  next(): number
  /** Whether something of this likelihood happens. */
  happens(likelihood: number): boolean
  /** A whole number between both, which may be either. */
  between(least: number, most: number): number
  /** One of these; the list must not be empty. */
  pick<T>(list: readonly T[]): T
  /** One of these, by its weight. */
  weighed<K extends string>(weights: Readonly<Record<K, number>>): K
  /** A text of this many letters and digits. */
  text(length: number): string
}

/** A separate stream for each subject, so that one more number here changes nothing there. */
export function dice(seed: number, subject: string): Dice {
  const next = seeded(createHash('sha256').update(`${seed}:${subject}`).digest().readUInt32BE())
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  return {
    next,
    pick,
    happens: (likelihood) => next() < likelihood,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    weighed: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const pairs = Object.entries<number>(weights) as [K, number][]
      const target = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0)
      let passed = 0
      const hit = pairs.find(([, weight]) => (passed += weight) > target)
      return (hit ?? pick(pairs))[0]
    },
    text: (length) => Array.from({ length }, () => pick([...'0123456789abcdefghijklmnopqrstuvwxyz'])).join(''),
  }
}
