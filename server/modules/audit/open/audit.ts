import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { digestOf } from '../rules'
import type { Changes } from './changes'
import * as store from '../store'

/** One act of an operator, a mayor, an arbiter or staff. */
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
  /** What it changed of the thing. */
  readonly changes?: Changes | undefined
  /** The approval of two persons that it carries out. */
  readonly approvalId?: number
}

/**
 * Records who decided what about others, in the same transaction as the act: neither exists without the other. A refused call leaves no
 * row. Acts follow one after the other: the end of their chain stays locked until the transaction ends. Source: domain model §2, §6.3
 * (operator, audit). Our decision: docs/decisions/0270-staff.md
 */
export async function audit(
  tx: Tx,
  { ids, clock, staff }: Pick<Deps, 'ids' | 'clock' | 'staff'>,
  deed: Deed,
): Promise<void> {
  const { userId, call, refType, refId, areaId = null, reason = '', details = {}, changes, approvalId } = deed
  const head = await store.lockHead(tx)
  const act = {
    audit_id: ids.next(),
    user_id: userId,
    call,
    area_id: areaId,
    ref_type: refType,
    ref_id: refId,
    reason,
    at: clock.now(),
    staff_id: staff?.staffId ?? null,
    role: staff?.role ?? null,
    ip: staff?.ip ?? null,
    session_id: staff?.sessionId ?? null,
    approval_id: approvalId ?? null,
  }
  const kept = JSON.stringify({ ...details, ...changes })
  const no = head.no + 1
  const hash = digestOf(head.hash, no, { ...act, details: JSON.parse(kept) as unknown })
  await store.append(tx, { ...act, details: kept, no, hash })
}
