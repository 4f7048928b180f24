import type { CallError } from '@/lib/http/errors'
import type { Result } from '@contract/result'

/** A movement of money as the books must show it. `about` is the number it is booked under, or its owner. */
export interface Movement {
  readonly type: string
  readonly about: string
  /** Fen. */
  readonly amount: number
}

/** One command of one resident, from the first try to its certain end. Instants are epoch milliseconds of this machine. */
export interface Deed {
  readonly userId: number
  readonly call: string
  readonly wish: string
  readonly startedAt: number
  /** Its number; the app makes it at the first try. */
  clientNo: string
  tries: number
  /** When the newest try was sent. */
  sentAt: number
  /** When the first try was sent that brought no certain answer. */
  doubtSince: number | undefined
  endedAt: number | undefined
  /** `done`: acknowledged to the app. `refused`: the app was told that nothing happened. `open`: the app does not know. */
  outcome: 'open' | 'done' | 'refused'
  reason: string
  /** What an acknowledged command has moved. */
  readonly movements: Movement[]
}

/** An acknowledged command, how to send it again under its number, and what it was answered. */
export interface Answered {
  readonly deed: Deed
  readonly answer: unknown
  readonly again: () => Promise<Result<unknown, CallError>>
}

/** What the app was told, recorded separately from the server's data. */
export class ChaosJournal {
  readonly deeds: Deed[] = []
  /** Numbers of pay orders that were paid in part from the balance. */
  readonly mixedPays = new Set<string>()
  /** The choice of each acknowledged ballot, by its mark: the last one counts. */
  readonly ballots = new Map<string, string>()
  /** Where the goods of an order go, as was acknowledged last, by its id. */
  readonly sentTo = new Map<number, string>()
  /** Acknowledged commands with their answers, to be sent once more at the end. */
  readonly answered: Answered[] = []
  /** When somebody looked for what he had just done; epoch milliseconds of this machine. */
  readonly lookedAt: number[] = []
  /** What should never happen, in words. */
  readonly surprises: string[] = []
  /** Orders whose payment was acknowledged. */
  paidOrders = 0

  begin(userId: number, call: string, wish: string, now: number): Deed {
    const deed: Deed = {
      userId,
      call,
      wish,
      startedAt: now,
      clientNo: '',
      tries: 0,
      sentAt: now,
      doubtSince: undefined,
      endedAt: undefined,
      outcome: 'open',
      reason: '',
      movements: [],
    }
    this.deeds.push(deed)
    return deed
  }

  surprise(words: string): void {
    this.surprises.push(words)
  }
}

/** An error in one word. */
export const reasonOf = (error: CallError): string => (error.kind === 'refused' ? error.reason : error.kind)
