import { sql } from 'kysely'
import { dayStart } from '@contract/hours'
import { smsCode } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { tell } from '../../notices/open/tell'

const hourMs = 3_600_000

/** Codes that were sent already, as the limits count them. */
export interface CodeCounts {
  /** To this number: of this device where it is known, else of all strangers. */
  readonly toNumber: number
  /** When the newest of those was sent; 0 without any. */
  readonly newest: number
  /** To this number, of strangers on this address. */
  readonly toNumberHere: number
  readonly byDevice: number
  /** Of strangers on this address. */
  readonly hereInHour: number
  readonly hereToday: number
  readonly inHour: number
  readonly today: number
}

interface Wish {
  readonly mobile: string
  readonly ak: string
  readonly address: string
  readonly isKnown: boolean
  readonly now: number
}

/** Counts the codes of the day and of the last hour. */
export async function countCodes(tx: Tx, { mobile, ak, address, isKnown, now }: Wish): Promise<CodeCounts> {
  const [today, hour] = [dayStart(now), now - hourMs]
  const lane = isKnown ? sql`mobile = ${mobile} and ak = ${ak}` : sql`mobile = ${mobile} and not is_known`
  const here = sql`address = ${address} and not is_known`
  const { rows } = await sql<Record<keyof CodeCounts, string | null>>`
    select count(*) filter (where ${lane} and created_at >= ${today}) as "toNumber",
      max(created_at) filter (where ${lane}) as newest,
      count(*) filter (where ${here} and mobile = ${mobile} and created_at >= ${today}) as "toNumberHere",
      count(*) filter (where ak = ${ak} and created_at >= ${today}) as "byDevice",
      count(*) filter (where ${here} and created_at > ${hour}) as "hereInHour",
      count(*) filter (where ${here} and created_at >= ${today}) as "hereToday",
      count(*) filter (where created_at > ${hour}) as "inHour",
      count(*) filter (where created_at >= ${today}) as today
    from sms_code where created_at >= least(${today}::bigint, ${hour}::bigint)`.execute(tx)
  const number = (name: keyof CodeCounts) => Number(rows[0]?.[name] ?? 0)
  return {
    toNumber: number('toNumber'),
    newest: number('newest'),
    toNumberHere: number('toNumberHere'),
    byDevice: number('byDevice'),
    hereInHour: number('hereInHour'),
    hereToday: number('hereToday'),
    inHour: number('inHour'),
    today: number('today'),
  }
}

const usedUp = refusal('LIMIT', {}, '今天的验证码已用完，请明天再试')
const hereUsedUp = refusal('LIMIT', {}, '这个网络获取验证码太频繁，请稍后再试')

/** All that may be sent is sent. */
export const allUsedUp = refusal('LIMIT', {}, '现在获取验证码的人太多，请稍后再试')

/** Why no more codes are sent now, if so. Strangers never use up what a known device may have. */
export function codeFault(counts: CodeCounts, isKnown: boolean, now: number): Refusal | undefined {
  const until = counts.newest + smsCode.againMs
  if (counts.newest > 0 && until > now) return refusal('COOLDOWN', { until }, '验证码刚发过，请稍后再要')
  if (counts.toNumber >= smsCode.perMobileAndDay || counts.byDevice >= smsCode.perDeviceAndDay) return usedUp
  if (!isKnown) {
    if (counts.toNumberHere >= smsCode.perAddressMobileAndDay) return usedUp
    if (counts.hereInHour >= smsCode.perAddressAndHour || counts.hereToday >= smsCode.perAddressAndDay)
      return hereUsedUp
  }
  const share = isKnown ? 2 : 1
  const isSpent = counts.inHour >= smsCode.perHour * share || counts.today >= smsCode.perDay * share
  return isSpent ? allUsedUp : undefined
}

/** Tells the operators that no more codes are sent; nobody twice before he has read it. */
export async function alarmOfCodes(deps: Deps): Promise<void> {
  await transact(deps.db, async (tx) => {
    const operators = await tx.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
    for (const { user_id: userId } of operators)
      await tell(tx, deps, {
        ...{ userId, type: 'system', kind: 'smsLimit', refType: 'none', refId: 0, onlyOnce: true },
        title: '短信验证码已达上限',
        content: '全站发送量已到上限，新设备暂时收不到验证码。请检查是否有人恶意获取',
      })
    return ok(undefined)
  })
}
