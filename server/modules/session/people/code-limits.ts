import type { FastifyBaseLogger } from 'fastify'
import { smsCode } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { callCountsOf } from '../../../http/call-counts'
import type { SharedLimit } from '../../../sms/counts'
import { usedUpCounter } from '../../../sms/counts'
import { tell } from '../../notices/open/tell'
import type { CodeCounts } from './code-store'
import { operatorIds } from './code-store'

/** Where a line goes that somebody may be woken by. */
export type Log = Pick<FastifyBaseLogger, 'error'>

const usedUp = refusal('LIMIT', {}, '今天的验证码已用完，请明天再试')
const hereUsedUp = refusal('LIMIT', {}, '这个网络获取验证码太频繁，请稍后再试')

const tooManyAsk = () => refusal('LIMIT', {}, '现在获取验证码的人太多，请稍后再试')

/** All that may be sent is sent, in the hour or on the day. */
const allUsedUp: Readonly<Record<SharedLimit, Refusal>> = { hour: tooManyAsk(), day: tooManyAsk() }

/** Which measure of all together a refusal is about, if one. */
export const usedUpBy = (fault: Refusal): SharedLimit | undefined =>
  (['hour', 'day'] as const).find((limit) => allUsedUp[limit] === fault)

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
  if (counts.today >= smsCode.perDay * share) return allUsedUp.day
  return counts.inHour >= smsCode.perHour * share ? allUsedUp.hour : undefined
}

const most = { hour: smsCode.perHour, day: smsCode.perDay } as const

/**
 * Says that no more codes are sent: counts it, writes a line for whoever watches the log (one a minute), and tells the operators, nobody
 * twice before he has read it.
 */
export async function alarmOfCodes(deps: Deps, limit: SharedLimit, log: Log): Promise<void> {
  usedUpCounter.inc({ limit })
  if (callCountsOf(deps.db).count(`smsUsedUp ${limit}`) === 1)
    log.error({ smsUsedUp: { limit, most: most[limit] } }, 'the codes of all are used up: new devices get none')
  await transact(deps.db, async (tx) => {
    for (const userId of await operatorIds(tx))
      await tell(tx, deps, {
        ...{ userId, type: 'system', kind: 'smsLimit', refType: 'none', refId: 0, onlyOnce: true },
        title: '短信验证码已达上限',
        content: '全站发送量已到上限，新设备暂时收不到验证码。请检查是否有人恶意获取',
      })
    return ok(undefined)
  })
}
