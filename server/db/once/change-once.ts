import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Command } from './once'
import { once } from './once'
import type { Db, Tx } from '../schema'
import { transact } from '../transact'

/** A command about a row that its sender has seen in one version. */
interface ChangeCommand extends Omit<Command, 'clientNo'> {
  readonly input: { readonly clientNo: string; readonly ver: number }
}

/** The row that a command is about. */
interface Subject<Row, View> {
  /** What MOVED calls its fresh view. */
  readonly name: string
  /** Locks it, or says why the sender may not touch it, whatever its version: NOT_FOUND, NO_RIGHT … */
  readonly lock: (tx: Tx) => Promise<Result<Row, Refusal>>
  /** Whether this can still be done with it; otherwise it has moved on, whatever its version. */
  readonly may?: (row: Row) => boolean
  /** The row as the sender sees it now. */
  readonly view: (tx: Tx) => Promise<View>
}

/**
 * Does something with a locked row, once, and answers what that answers. Refusals: those of `lock`, MOVED (the fresh view) when the row is
 * not the version that the sender saw or `may` says no, and those of `work`. Source: domain model §3 (notation).
 */
export function changeOnce<Row extends { readonly ver: number }, T>(
  db: Db,
  command: ChangeCommand,
  { name, lock, may = () => true, view }: Subject<Row, unknown>,
  work: (tx: Tx, row: Row) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { clientNo, ver } = command.input
  return transact(db, (tx) =>
    once(tx, { ...command, clientNo }, async () => {
      const locked = await lock(tx)
      if (!locked.ok) return locked
      const row = locked.value
      if (row.ver !== ver || !may(row)) return err(refusal('MOVED', { [name]: await view(tx) }))
      return work(tx, row)
    }),
  )
}

/** The same, answered with the row as it is afterwards. */
export function changeAndView<Row extends { readonly ver: number }, View>(
  db: Db,
  command: ChangeCommand,
  subject: Subject<Row, View>,
  work: (tx: Tx, row: Row) => Promise<Result<unknown, Refusal>>,
): Promise<Result<View, Refusal>> {
  return changeOnce(db, command, subject, async (tx, row) => {
    const done = await work(tx, row)
    return done.ok ? ok(await subject.view(tx)) : done
  })
}
