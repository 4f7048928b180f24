import type { FastifyBaseLogger } from 'fastify'
import { smsCode } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { callCountsOf } from '../../../http/limits/call-counts'
import type { SharedLimit } from '../../../sms/counts'
import { usedUpCounter } from '../../../sms/counts'
import { tell } from '../../notices/open/tell'
import type { CodeCounts } from './code-store'
import { operatorIds } from './code-store'

/** Writes a log line that may raise an alarm. */
export type Log = Pick<FastifyBaseLogger, 'error'>

const usedUp = refusal('LIMIT', {}, '今天的验证码已用完，请明天再试')
const numberInHourUsedUp = refusal('LIMIT', {}, '这个号码获取验证码太频繁，请稍后再试')
const hereUsedUp = refusal('LIMIT', {}, '这个网络获取验证码太频繁，请稍后再试')

const tooManyAsk = () => refusal('LIMIT', {}, '现在获取验证码的人太多，请稍后再试')

/** The common limit of the hour or of the day is used up. */
const allUsedUp: Readonly<Record<SharedLimit, Refusal>> = { hour: tooManyAsk(), day: tooManyAsk() }

/** Which common limit a refusal is about, if any. */
export const usedUpBy = (refused: Refusal): SharedLimit | undefined =>
  (['hour', 'day'] as const).find((limit) => allUsedUp[limit] === refused)

/** Why no more codes are sent now, if so. Strangers never use up the codes of known devices, nor the other way round. */
export function codeRefusal(counts: CodeCounts, isKnown: boolean, now: number): Refusal | undefined {
  const until = counts.newest + smsCode.againMs
  if (counts.newest > 0 && until > now) return refusal('COOLDOWN', { until }, '验证码刚发过，请稍后再要')
  const may = isKnown ? smsCode.known : smsCode.strangers
  if (
    counts.byDevice >= smsCode.perDeviceAndDay ||
    counts.toNumberByOne >= may.toNumberByOne ||
    counts.toNumberToday >= may.toNumberToday
  )
    return usedUp
  if (counts.toNumberInHour >= may.toNumberInHour) return numberInHourUsedUp
  if (counts.hereInHour >= may.hereInHour || counts.hereToday >= may.hereToday) return hereUsedUp
  if (counts.today >= smsCode.perDay) return allUsedUp.day
  return counts.inHour >= smsCode.perHour ? allUsedUp.hour : undefined
}

const most = { hour: smsCode.perHour, day: smsCode.perDay } as const

/**
 * Reports that no more codes are sent: counts it, writes a line to the log (one a minute), and tells the operators; nobody gets a second
 * notice before the first is read.
 */
export async function alarmOfCodes(deps: Deps, limit: SharedLimit, log: Log): Promise<void> {
  usedUpCounter.inc({ limit })
  if (callCountsOf(deps.db).count(`smsUsedUp ${limit}`) === 1)
    log.error(
      { smsUsedUp: { limit, most: most[limit] } },
      'the codes of all new devices, or of all known ones, are used up',
    )
  await transact(deps.db, async (tx) => {
    for (const userId of await operatorIds(tx))
      await tell(tx, deps, {
        userId,
        type: 'system',
        kind: 'smsLimit',
        refType: 'none',
        refId: 0,
        onlyOnce: true,
        title: '短信验证码已达上限',
        content: '全站发送量已到上限，部分设备暂时收不到验证码。请检查是否有人恶意获取',
      })
    return ok(undefined)
  })
}
