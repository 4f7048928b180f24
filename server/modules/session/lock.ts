import { loginLock } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Counted } from '../../lock-out/tries'
import { lockedUntil } from '../../lock-out/tries'
import { countTry, rowOf } from './lock-store'

/** An attempt that was counted before the password was checked. */
export interface Attempt {
  /** Wrong passwords left after this one. */
  readonly left: number
  /** When the lock ends that this attempt sets if it is wrong; 0 while tries are left. */
  readonly lockedUntil: number
}

interface Tried {
  readonly areaId: number
  readonly blockNo: number
  readonly ak: string
  /** The device signed in to this block before, so it is counted apart from strangers. */
  readonly isKnown: boolean
}

/**
 * What wrong passwords lock: the device, and the block's number, for all strangers together or for one known device.
 * Source: domain model §3.0.
 */
export const lockKeys = ({ areaId, blockNo, ak, isKnown }: Tried) =>
  [`device:${ak}`, `block:${areaId}:${blockNo}${isKnown ? `:${ak}` : ''}`] as const
type LockKeys = ReturnType<typeof lockKeys>

/**
 * Counts an attempt for the device and for the block before the password is checked: however many come at once, at most five are checked.
 * An attempt that meets a lock counts for neither. Refusal: LOCKED (data.until). Source: domain model §3.0.
 */
export const countAttempt = (db: Db, keys: LockKeys, now: number): Promise<Result<Attempt, Refusal>> =>
  transact(db, async (tx) => {
    const tries: Counted[] = []
    for (const key of keys) {
      const row = await countTry(tx, key, now)
      if (!row) return err(refusal('LOCKED', { until: await lockedUntil(tx, rowOf(key)) }))
      tries.push(row)
    }
    return ok({
      left: loginLock.wrongs - Math.max(...tries.map((row) => row.wrongs)),
      lockedUntil: Math.max(...tries.map((row) => row.locked_until)),
    })
  })
