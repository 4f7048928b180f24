import type * as v from 'valibot'
import type { adminAreaHalt } from '@contract/endpoints/city/area'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { audit } from '../audit/open/audit'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { announce } from './open/announce'
import { lockArea } from './open/lock-area'
import * as store from './store'
import type { AreaTable } from './tables'

const call = '/admin/area/halt'

/** Gives everything unpaid in an area so much more time. */
export type AfterHalt = (tx: Tx, areaId: number, byMs: number, now: number) => Promise<void>

type Input = v.InferOutput<typeof adminAreaHalt.input>

/**
 * Halts trading in an area, or resumes it; a notice to the area says so. After a halt everything unpaid gets its length as extra time.
 * Halting a halted area only changes the reason. Refusal: NOT_FOUND. Our decision: docs/decisions/0007-orders.md
 */
export function haltArea(deps: Deps, afterHalt: AfterHalt, userId: number, input: Input) {
  const now = deps.clock.now()
  return doOnce(deps, { userId, call, input }, async (tx) => {
    const area = await lockArea(tx, input.areaId)
    if (!area) return err(refusal('NOT_FOUND'))
    const { areaId, halted, reason } = input
    const since = halted ? (area.halted_at ?? now) : null
    const after = { halted_at: since, halted_reason: halted ? reason : null }
    await store.setHalt(tx, areaId, after)
    if (!halted && area.halted_at !== null) await afterHalt(tx, areaId, now - area.halted_at, now)
    if (halted || area.halted_at !== null) await announce(tx, deps, areaId, saidOf(input))
    const details = { halted, before: haltOf(area), after: haltOf(after) }
    await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, reason, details })
    return ok({ areaId, halt: since === null ? null : { because: reason, since } })
  })
}

const haltOf = ({ halted_at: since, halted_reason: because }: Pick<AreaTable, 'halted_at' | 'halted_reason'>) =>
  since === null ? null : { since, because }

const saidOf = ({ halted, reason }: Input) => {
  const because = plainWords(reason)
  return {
    title: halted ? '交易已暂停' : '交易已恢复',
    content: halted ? `${because}。资金不受影响，已成交的照常进行` : `${because}。未付款的订单和求购已顺延`,
  }
}
