import type { Db } from '../../../db/schema'
import { findAddress } from '../store'

/** What a person's own address says, to be copied; undefined when there is none with this id. */
export async function ownAddress(db: Db, userId: number, addressId: number) {
  const row = await findAddress(db, userId, addressId)
  if (!row) return undefined
  const { name, mobile, region, street } = row
  return { name, mobile, region, street }
}
