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

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' &&
  value !== null &&
  'clientNo' in value &&
  typeof value.clientNo === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

function parse(text: string | undefined): [string, Pending][] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
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

/**
 * Sends a command under its number. `wish` names the wish with everything that distinguishes it from others (`turn:30000`), so that only
 * the same wish is repeated under the same number. The number is forgotten after a definite answer and kept after a lost one.
 */
export async function sendCommand<T>(
  commands: Commands,
  wish: string,
  send: (clientNo: string) => Promise<Result<T, CallError>>,
): Promise<Result<T, CallError>> {
  const result = await send(commands.numberFor(wish))
  if (result.ok || !isUncertain(result.error)) commands.settle(wish)
  return result
}
