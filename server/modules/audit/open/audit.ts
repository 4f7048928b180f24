import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'

/** One act of an operator, a mayor or an arbiter. */
export interface Deed {
  /** Who acted. */
  readonly userId: number
  /** The path of the call. */
  readonly call: string
  /** The kind of thing it was about, a stable word: `sale`, `buy`, `order`, `area`, `withdraw` … */
  readonly refType: string
  readonly refId: number
  /** The area it was about, if it was about one. */
  readonly areaId?: number
  /** The reason, in the actor's own words. */
  readonly reason?: string
  /** What was chosen, for later readers. Never a password or a full account number. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * Records who decided what about others, in the same transaction as the act: neither exists without the other. A refused call leaves no
 * row. Source: domain model §2, §6.3 (operator, audit).
 */
export async function audit(tx: Tx, { ids, clock }: Pick<Deps, 'ids' | 'clock'>, deed: Deed): Promise<void> {
  const { userId, call, refType, refId, areaId = null, reason = '', details = {} } = deed
  await tx
    .insertInto('audit')
    .values({
      audit_id: ids.next(),
      user_id: userId,
      call,
      area_id: areaId,
      ref_type: refType,
      ref_id: refId,
      reason,
      details: JSON.stringify(details),
      at: clock.now(),
    })
    .execute()
}
