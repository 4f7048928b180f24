import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { tell } from '../notices/open/tell'
import { award } from '../points/open/award'
import { insertReferral, isUser } from './referral-store'

/** Points for somebody whose link brought a new user. Source: domain model §3.11. */
const refereePoints = 10

export interface FirstLogin {
  readonly userId: number
  readonly areaId: number
  /** The user id of the share link; 0 without one. */
  readonly shareCode: number
}

/**
 * Records somebody's first login and who invited them: once, whatever later logins say, one level only. An unknown referrer, or oneself,
 * counts as none. Source: domain model §3.11, §3.21.
 */
export async function bindReferee(tx: Tx, deps: Deps, { userId, areaId, shareCode }: FirstLogin): Promise<void> {
  const isReal = shareCode > 0 && shareCode !== userId && (await isUser(tx, shareCode))
  const referee = isReal ? shareCode : null
  const bound = await insertReferral(tx, userId, referee, deps.clock.now())
  if (!bound || referee === null) return
  const refs = { refType: 'referral', refId: userId }
  await award(tx, deps, { userId: referee, areaId, content: '邀请新邻居', pointsAdd: refereePoints, ...refs })
  await tell(tx, deps, {
    userId: referee,
    type: 'system',
    kind: 'referred',
    refType: 'none',
    refId: userId,
    title: '你邀请的邻居已入住',
    content: `人气值 +${refereePoints}`,
  })
}
