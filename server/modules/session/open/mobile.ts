import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'

/** The number that is bound; '' for none. */
export async function mobileOf(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('user_account').select('mobile').where('user_id', '=', userId).executeTakeFirst()
  return row?.mobile ?? ''
}

/** Why somebody cannot do what needs a number by which a lost password is found: NO_RIGHT (`next`), if so. Source: community §8. */
export async function mobileRefusal(db: Db, userId: number): Promise<Refusal | undefined> {
  return (await mobileOf(db, userId)) !== '' ? undefined : refusal('NO_RIGHT', { next: 'bindMobile' }, '请先绑定手机号')
}
