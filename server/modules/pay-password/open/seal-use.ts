import { inputHash } from '../../../db/once/input-hash'
import type { Db } from '../../../db/schema'

/** What a sealed payment password is for. */
export interface SealUse {
  /** The `clientNo` of the command that it was typed for. */
  readonly clientNo: string
  /** The path of the call. */
  readonly call: string
  /** What the call moves and where to; a repeat after a lost answer has the same. Nothing secret, because its hash is stored. */
  readonly input: unknown
}

const hashOf = ({ call, input }: SealUse): Buffer => inputHash([call, input])

/** Whether the seal of this `clientNo` was right before, for something else. */
export async function isForOther(db: Db, userId: number, use: SealUse): Promise<boolean> {
  const row = await db
    .selectFrom('pay_seal')
    .select('used_for')
    .where('user_id', '=', userId)
    .where('client_no', '=', use.clientNo)
    .executeTakeFirst()
  return row !== undefined && !row.used_for.equals(hashOf(use))
}

/** How a seal is used: for the first time, again for the same thing, or for another. */
export type Bound = 'first' | 'again' | 'other'

/** Binds a right seal to its use for good, whether the command is refused or not. */
export async function bindSeal(db: Db, userId: number, use: SealUse, now: number): Promise<Bound> {
  const inserted = await db
    .insertInto('pay_seal')
    .values({ user_id: userId, client_no: use.clientNo, used_for: hashOf(use), at: now })
    .onConflict((oc) => oc.columns(['user_id', 'client_no']).doNothing())
    .returning('client_no')
    .execute()
  if (inserted.length > 0) return 'first'
  return (await isForOther(db, userId, use)) ? 'other' : 'again'
}
