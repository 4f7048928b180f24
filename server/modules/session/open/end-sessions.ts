import type { Db } from '../../../db/schema'
import { endSessionsOfUser } from '../store'

const none = 0

/** Ends every session of a resident; gives how many there were. */
export const endEverySession = (db: Db, userId: number, now: number): Promise<number> =>
  endSessionsOfUser(db, { userId, exceptTokenId: none }, now)

/** Ends every session of a resident but the one that continues. */
export const endOtherSessions = (db: Db, userId: number, tokenId: number, now: number): Promise<number> =>
  endSessionsOfUser(db, { userId, exceptTokenId: tokenId }, now)
