import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Seen } from '../../../db/once/change-once'
import { changeOnce } from '../../../db/once/change-once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { OfferTable } from '../tables'

/** How an act finds an offer: listings and bids differ in their tables, and in who may see one. */
export interface OfferSide<Row extends OfferTable, View> {
  /** Its name in the data of MOVED. */
  readonly name: 'sale' | 'buy'
  readonly lock: (tx: Tx, id: number) => Promise<Row | undefined>
  readonly view: (tx: Tx, id: number, userId: number, now: number) => Promise<View>
  /** Whether others may know that it exists. */
  readonly isPublic: (row: Row) => boolean
}

export interface ActInput extends Seen {
  readonly id: number
}

/** A running act: the locked row, and the offer as the caller sees it now. */
export interface Acting<Row, View> {
  readonly row: Row
  readonly fresh: () => Promise<View>
  readonly moved: () => Promise<Result<never, Refusal>>
}

/**
 * Acts on an offer under its lock, once. `/admin/` calls are those of operators, who may act on anybody's offer. Refusals: NOT_FOUND (also
 * for somebody else's that is not public), NO_RIGHT (somebody else's), MOVED (the fresh offer) when the caller saw another version or `may`
 * says no.
 */
export function actOnOffer<Row extends OfferTable, View, T>(
  side: OfferSide<Row, View>,
  { deps, caller, call, input }: { deps: Deps; caller: Caller; call: string; input: ActInput },
  may: (row: Row) => boolean,
  work: (tx: Tx, acting: Acting<Row, View>) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { userId } = caller
  const subject = {
    name: side.name,
    lock: (tx: Tx) => side.lock(tx, input.id),
    refusalOf: (row: Row) =>
      row.user_id === userId || call.startsWith('/admin/')
        ? undefined
        : refusal(side.isPublic(row) ? 'NO_RIGHT' : 'NOT_FOUND'),
    may,
    view: (tx: Tx) => side.view(tx, input.id, userId, deps.clock.now()),
  }
  return changeOnce(deps, { userId, call, input }, subject, (tx, row) => {
    const fresh = () => subject.view(tx)
    const moved = async () => err(refusal('MOVED', { [side.name]: await fresh() }))
    return work(tx, { row, fresh, moved })
  })
}
