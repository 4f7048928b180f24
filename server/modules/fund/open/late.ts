import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'
import { hasLateSpend } from '../spend-store'

/** Why a person may neither ask for money of a fund nor get it now, if so: NO_RIGHT. Source: community §3 (late proofs). */
export const lateProofRefusal = async (db: Db, userId: number, now: number): Promise<Refusal | undefined> =>
  (await hasLateSpend(db, userId, now)) ? refusal('NO_RIGHT', {}, '有一笔支出尚未提交凭证') : undefined
