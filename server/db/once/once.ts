import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { CommandTable } from './command-tables'
import { inputHash } from './input-hash'
import type { Deps } from '../../deps'
import type { Tx } from '../schema'
import { transact } from '../transact'

export interface Command {
  readonly userId: number
  readonly clientNo: string
  readonly call: string
  readonly input: unknown
  readonly now: number
}

/**
 * Runs a command at most once per `(user, clientNo)` and answers every repeat with the first answer. Of two at the same time the second
 * waits until the first has ended. A refused command leaves nothing behind and may be tried again with the same `clientNo`. Refusal: FORM
 * when the number was used for something else. Source: domain model §3 (notation).
 */
export async function once<T>(
  tx: Tx,
  { userId, clientNo, call, input, now }: Command,
  work: () => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const key = { user_id: userId, client_no: clientNo }
  const inserted = await tx
    .insertInto('command')
    .values({ ...key, call, input_hash: inputHash(input), answer: null, at: now })
    .onConflict((oc) => oc.columns(['user_id', 'client_no']).doNothing())
    .returning('client_no')
    .execute()
  const mine = tx.selectFrom('command').selectAll().where('user_id', '=', userId).where('client_no', '=', clientNo)
  if (inserted.length === 0) {
    const first = await mine.executeTakeFirstOrThrow()
    return repeated(first, { call, input })
  }
  const result = await work()
  if (!result.ok) return result
  await tx
    .updateTable('command')
    .set({ answer: JSON.stringify(result.value) })
    .where('user_id', '=', userId)
    .where('client_no', '=', clientNo)
    .execute()
  return result
}

/** A command as it came: who sent it, by which call, and with what. */
export interface Sent<Input = { readonly clientNo: string }> {
  readonly userId: number
  readonly call: string
  readonly input: Input
}

/** The same in a transaction of its own, as of now. */
export function doOnce<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, call, input }: Sent,
  work: (tx: Tx) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const command = { userId, clientNo: input.clientNo, call, input, now: clock.now() }
  return transact(db, (tx) => once(tx, command, () => work(tx)))
}

/** The number of a command was used for something else. */
export const usedNumber = refusal('FORM', { fields: { clientNo: '这个编号已经用过' } })

/** What a repeat is answered: as the first time. Refusal: FORM when the number was used for something else. */
export function repeated<T>(
  first: Pick<CommandTable, 'call' | 'input_hash'> & { readonly answer: unknown },
  { call, input }: Pick<Command, 'call' | 'input'>,
): Result<T, Refusal> {
  if (first.call !== call || !first.input_hash.equals(inputHash(input)) || first.answer === null) {
    return err(usedNumber)
  }
  return ok(first.answer as T)
}
