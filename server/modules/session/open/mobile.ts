import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'

/** Why somebody cannot do what needs a number by which a lost password is found: NO_RIGHT (`next`), if so. Source: community §8. */
export async function mobileFault(db: Db, userId: number): Promise<Refusal | undefined> {
  const row = await db.selectFrom('user_account').select('mobile').where('user_id', '=', userId).executeTakeFirst()
  return row?.mobile ? undefined : refusal('NO_RIGHT', { next: 'bindMobile' }, '请先绑定手机号')
}
