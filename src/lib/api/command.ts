import { dayMs } from '@contract/durations'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import { isUncertain } from '../http/errors'

/** The numbers of commands that were sent and not yet answered for certain. */
export interface Commands {
  /** The number for this wish: that of an earlier unanswered try, or a new one that is stored before it is returned. */
  readonly numberFor: (wish: string) => string
  /** The number of an earlier try that is still unanswered; null when there is none. */
  readonly pendingNumber: (wish: string) => string | null
  /** Call when the wish got a definite answer; the next wish gets a new number. */
  readonly settle: (wish: string) => void
  /** Forgets the unanswered wishes whose names begin so, besides this one: it takes their place, so none of them may be repeated. */
  readonly replace: (family: string, wish: string) => void
}

interface Pending {
  readonly clientNo: string
  readonly at: number
}

export interface CommandsDeps {
  readonly read: () => string | undefined
  readonly write: (text: string) => void
  readonly randomText: (length: number) => string
  readonly now: () => number
}

/** An unanswered number is repeated for a day; the server remembers first answers for longer. Our decision. */
export const pendingLifetimeMs = dayMs

function isPending(value: unknown): value is Pending {
  const { clientNo, at } = Object(value) as Readonly<Record<string, unknown>>
  return typeof clientNo === 'string' && typeof at === 'number'
}

function parse(text: string | undefined): [string, Pending][] {
  try {
    const entries = Object.entries(Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, unknown>>)
    return entries.filter((entry): entry is [string, Pending] => isPending(entry[1]))
  } catch {
    return []
  }
}

/**
 * Keeps the client's own numbers of creating and money-moving calls, so that a lost answer can be repeated and is never carried out
 * twice. Source: domain model §3 (notation).
 */
export function createCommands({ read, write, randomText, now }: CommandsDeps): Commands {
  const fresh = () => new Map(parse(read()).filter(([, { at }]) => now() - at < pendingLifetimeMs))
  const store = (known: Iterable<[string, Pending]>) => write(JSON.stringify(Object.fromEntries(known)))
  const keep = (isKept: (wish: string) => boolean) => store([...fresh()].filter(([known]) => isKept(known)))
  return {
    numberFor: (wish) => {
      const known = fresh()
      const pending = known.get(wish) ?? { clientNo: randomText(32), at: now() }
      store(known.set(wish, pending))
      return pending.clientNo
    },
    pendingNumber: (wish) => fresh().get(wish)?.clientNo ?? null,
    settle: (wish) => keep((known) => known !== wish),
    replace: (family, wish) => keep((known) => known === wish || !known.startsWith(family)),
  }
}

/** The device's commands; the boot wires the stored ones. */
export const commandsAtom = atom<Commands>({
  numberFor: (wish) => wish.replace(/[^0-9a-zA-Z-]/g, '-').padEnd(16, '0'),
  pendingNumber: () => null,
  settle: () => undefined,
  replace: () => undefined,
})

type WishPart = string | number | boolean | object | null | undefined

/** What is wished, and everything that distinguishes it from other wishes of its kind: `['turn', 30000]`. */
export type Wish = readonly [kind: string, ...what: readonly WishPart[]]

/** The name under which the number of a wish is stored. */
export const wishName = ([kind, ...what]: Wish): string => [kind, ...what.map((part) => JSON.stringify(part))].join(':')

/** Forgets the unanswered wishes that begin so, besides `kept`, which takes their place. */
export const forgetWishes = (commands: Commands, family: Wish, kept?: Wish): void =>
  commands.replace(`${wishName(family)}:`, kept ? wishName(kept) : '')

/**
 * Sends a command under its number. Only the same wish is repeated under the same number, which is forgotten after a definite answer and
 * kept after a lost one. With a `family` the wish takes the place of unanswered ones that begin so: none of them may be repeated.
 */
export async function sendCommand<T>(
  commands: Commands,
  wish: Wish,
  send: (clientNo: string) => Promise<Result<T, CallError>>,
  family?: Wish,
): Promise<Result<T, CallError>> {
  const name = wishName(wish)
  if (family) forgetWishes(commands, family, wish)
  const result = await send(commands.numberFor(name))
  if (result.ok || !isUncertain(result.error)) commands.settle(name)
  return result
}
