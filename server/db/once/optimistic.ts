import * as errors from '../errors'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { inputHash } from './input-hash'
import type { Command } from './once'
import { repeated } from './once'

/** Errors after which nothing was done, or a repeat finds what was done: the long way tries again, and says why if it is refused. */
const mayGoLong = [
  errors.isNotAsRead,
  errors.isRaceLost,
  errors.isDuplicate,
  errors.isCancelled,
  errors.isOutdated,
  errors.isLostConnection,
]

/** Tries to read, decide and write optimistically; undefined when the long way is to be gone. docs/decisions/0230-one-write.md */
export async function optimistic<T>(attempt: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await attempt()
  } catch (error) {
    if (mayGoLong.some((isSuch) => isSuch(error))) return undefined
    throw error
  }
}

/** The command with the same number, read beside what it depends on. */
export interface First {
  readonly first_call: string | null
  readonly first_hash: Buffer | null
  readonly first_answer: unknown
}

/** What a repeat is answered; undefined for what was not done before. Refusal: FORM. */
export const firstAnswer = <T>(
  { first_call: call, first_hash: hash, first_answer: answer }: First,
  command: Command,
): Result<T, Refusal> | undefined =>
  call === null || hash === null ? undefined : repeated<T>({ call, input_hash: hash, answer }, command)

/** A command with its answer, as a row for a function that writes it with its effects. */
export const commandRow = ({ userId, clientNo, call, input, now }: Command, answer: unknown) => ({
  user_id: userId,
  client_no: clientNo,
  call,
  input_hash: `\\x${inputHash(input).toString('hex')}`,
  answer,
  at: now,
})
