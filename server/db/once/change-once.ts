import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { Sent } from './once'
import { doOnce } from './once'
import type { Tx } from '../schema'

/** What every command says that is about a row which its sender has seen in one version. */
export interface Seen {
  readonly clientNo: string
  readonly ver: number
}

/** Why the sender may not touch a locked row whatever its version, if so. */
export type RefusalOf<Row> = (row: Row, tx: Tx) => Refusal | undefined | Promise<Refusal | undefined>

/** The row that a command is about. */
export interface Subject<Row, View> {
  /** What MOVED calls its fresh view. */
  readonly name: string
  /** Locks it, if there is one. */
  readonly lock: (tx: Tx) => Promise<Row | undefined>
  /** What is answered when there is none; without words when left out. */
  readonly missing?: Refusal
  /** Says NOT_FOUND of others', NO_RIGHT, OWN … */
  readonly refusalOf?: RefusalOf<Row> | undefined
  /** Whether this can still be done with it; otherwise it has moved on, whatever its version. */
  readonly may?: (row: Row) => boolean
  /** The row as the sender sees it now. */
  readonly view: (tx: Tx) => Promise<View>
}

/** What is done with a locked row. */
export type Work<Row, T> = (tx: Tx, row: Row) => Promise<Result<T, Refusal>>

/**
 * Does something with a locked row, once, and answers what that answers. Refusals: NOT_FOUND, those of `refusalOf`, MOVED (the fresh view)
 * when the row is not the version that the sender saw or `may` says no, and those of `work`. Source: domain model §3 (notation).
 */
export function changeOnce<Row extends { readonly ver: number }, T>(
  deps: Pick<Deps, 'db' | 'clock'>,
  sent: Sent<Seen>,
  { name, lock, missing = refusal('NOT_FOUND'), refusalOf, may = () => true, view }: Subject<Row, unknown>,
  work: Work<Row, T>,
): Promise<Result<T, Refusal>> {
  return doOnce(deps, sent, async (tx) => {
    const row = await lock(tx)
    const refused = row ? await refusalOf?.(row, tx) : missing
    if (!row || refused) return err(refused ?? missing)
    if (row.ver !== sent.input.ver || !may(row)) return err(refusal('MOVED', { [name]: await view(tx) }))
    return work(tx, row)
  })
}

/** The same, answered with the row as it is afterwards. */
export function changeAndView<Row extends { readonly ver: number }, View>(
  deps: Pick<Deps, 'db' | 'clock'>,
  sent: Sent<Seen>,
  subject: Subject<Row, View>,
  work: Work<Row, unknown>,
): Promise<Result<View, Refusal>> {
  return changeOnce(deps, sent, subject, async (tx, row) => {
    const done = await work(tx, row)
    return done.ok ? ok(await subject.view(tx)) : done
  })
}
