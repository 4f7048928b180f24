import { isPayable } from '@contract/hours'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { tradersRefusal } from '../../area/open/traders'
import type { Payer, PayWish } from './payer'

type Act = 'pay' | 'cancel'

interface OwnRow {
  readonly user_id: number
  readonly ver: number
  readonly state: string
  readonly pay_before: number | null
}

/** What somebody made for themselves and pays through the cashier: its row, and what its subject says of it. */
interface Own<Row extends OwnRow> {
  readonly lock: (tx: Tx, id: number) => Promise<Row | undefined>
  /** Whether its state allows that. */
  readonly allows: (row: Row, act: Act) => boolean
  /** Carries the act out on the locked row. */
  readonly move: (tx: Tx, deps: Deps, row: Row, act: Act) => Promise<Result<unknown, Refusal>>
  /** What a caller who saw another version is shown. */
  readonly fresh: (tx: Tx, row: Row, userId: number, now: number) => Promise<Readonly<Record<string, unknown>>>
  /** Why it may not be paid, apart from its deadline. Nobody asks where the gateway's money pays it, at any hour. */
  readonly payRefusal: (tx: Tx, row: Row, asking?: Asking) => Promise<Refusal | undefined>
}

/** Who wants to pay, and when. */
interface Asking {
  readonly caller: Caller
  readonly now: number
}

/** Why what a block made may not be paid: the reasons of `tradersRefusal`, BEFORE_OPEN first, and NO_RIGHT (by another block). */
export async function blockPayRefusal(
  tx: Tx,
  { block_id: blockId, user_id: userId }: { readonly block_id: number; readonly user_id: number },
  asking?: Asking,
): Promise<Refusal | undefined> {
  const refused = await tradersRefusal(tx, [{ blockId, userId }], asking?.now)
  if (refused?.reason === 'BEFORE_OPEN') return refused
  return asking && asking.caller.blockId !== blockId ? refusal('NO_RIGHT') : refused
}

/**
 * How the cashier pays and cancels what somebody made for themselves. Refusals of both: NOT_FOUND (also for somebody else's), CLOSED,
 * MOVED (`fresh`); of paying also BEFORE_OPEN, EXPIRED, those of `payRefusal` and of `move`. Source: domain model §3.7.
 */
export function ownPayer<Row extends OwnRow>(own: Own<Row>): Payer {
  async function actRefusal(tx: Tx, deps: Deps, caller: Caller, row: Row, act: Act, ver: number) {
    if (row.state === 'closed') return refusal('CLOSED')
    const now = deps.clock.now()
    if (!own.allows(row, act) || row.ver !== ver) return refusal('MOVED', await own.fresh(tx, row, caller.userId, now))
    if (act === 'cancel') return undefined
    const late = isPayable(row.pay_before, now) ? undefined : refusal('EXPIRED')
    return (await own.payRefusal(tx, row, { caller, now })) ?? late
  }

  const doing = (act: Act, call: string) => (deps: Deps, caller: Caller, input: PayWish) =>
    doOnce<{ readonly ver: number }>(deps, { userId: caller.userId, call, input }, async (tx) => {
      const row = await own.lock(tx, input.id)
      if (row?.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
      const refused = await actRefusal(tx, deps, caller, row, act, input.ver)
      if (refused) return err(refused)
      const moved = await own.move(tx, deps, row, act)
      return moved.ok ? ok({ ver: row.ver + 1 }) : moved
    })

  return {
    pay: doing('pay', '/bctPay/submit'),
    cancel: doing('cancel', '/bctPay/cancel'),
    lock: own.lock,
    async refusalOf(tx, deps, caller, { id, ver }) {
      const row = await own.lock(tx, id)
      return row?.user_id === caller.userId ? actRefusal(tx, deps, caller, row, 'pay', ver) : refusal('NOT_FOUND')
    },
    async settle(tx, deps, id) {
      const row = await own.lock(tx, id)
      if (!row || !own.allows(row, 'pay')) return err(refusal('CLOSED'))
      const refused = await own.payRefusal(tx, row)
      return refused ? err(refused) : own.move(tx, deps, row, 'pay')
    },
  }
}
