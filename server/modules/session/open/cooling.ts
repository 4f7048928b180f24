import { credentials } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { spanText } from '@contract/spans'
import type { Db } from '../../../db/schema'
import { shortMoment } from '@contract/moments'

/** Changes after which no withdrawal is possible for a while, so that a stolen account can be recovered. */
const coolingChanges = ['mobile', 'wechat', 'founder', 'founderGiven', 'payPassword', 'firstPayPassword'] as const

const whatChanged: Record<(typeof coolingChanges)[number], string> = {
  mobile: '更换手机号',
  wechat: '绑定微信',
  founder: '找回创始密码',
  founderGiven: '重设创始密码',
  payPassword: '重设支付密码',
  firstPayPassword: '设置支付密码',
}

export interface Cooling {
  readonly until: number
  /** Why, and until when, in words. */
  readonly text: string
}

/** Why somebody may not withdraw yet, if so. Source: domain model §10 (after a change of credentials). */
export async function coolingOf(db: Db, userId: number, now: number): Promise<Cooling | undefined> {
  const newest = await db
    .selectFrom('credential_change')
    .select(['what', 'at'])
    .where('user_id', '=', userId)
    .where('what', 'in', [...coolingChanges])
    .where('at', '>', now - credentials.coolMs)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const what = coolingChanges.find((change) => change === newest?.what)
  if (!newest || !what) return undefined
  const until = newest.at + credentials.coolMs
  const length = spanText(credentials.coolMs)
  const text = `为保护账户，${whatChanged[what]}后 ${length}内不能提现，${shortMoment(until)} 后恢复`
  return { until, text }
}

/** The refusal of somebody who may not withdraw yet. */
export const coolingRefusal = ({ until, text }: Cooling): Refusal => refusal('COOLDOWN', { until }, text)
