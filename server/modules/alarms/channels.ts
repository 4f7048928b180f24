import type * as v from 'valibot'
import { alarmLimits, hasSecret, isRobotSecret, mailPattern, robotKeyOf } from '@contract/console/alarm-ways'
import { mayCall } from '@contract/console/rights'
import { includesArea } from '@contract/console/roles'
import { dayMs } from '@contract/durations'
import type * as calls from '@contract/endpoints/console/alarms'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { mailSettings } from '../../mail/mail'
import { isArea } from '../area/open/find-area'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import type { Sealer } from '../../format/sealer'
import { sealerIn } from '../withdrawals/open/seal'
import * as store from './channel-store'
import { testMessage } from './rules/message'
import { noMail, openOrNot, robotIn, robotText, send } from './send'
import { noteFailed, noteSent } from './store'

type Input = v.InferOutput<typeof calls.alarmEdit.input>
type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

const mayActOn = (staff: StaffCaller, areaId: number | null): boolean => includesArea(staff.areas, areaId)

const viewOf = (row: store.ChannelRow, staff: StaffCaller): AlarmChannel => ({
  channelId: row.channel_id,
  ver: row.ver,
  way: row.way,
  name: row.name,
  areaId: row.area_id,
  roles: row.roles,
  mails: row.mails,
  keyEnd: row.key_end,
  quiet:
    row.quiet_from === null || row.quiet_until === null
      ? null
      : { fromHour: row.quiet_from, untilHour: row.quiet_until },
  pauses: row.pauses,
  isOn: row.is_on,
  testedAt: row.tested_at,
  failingSince: row.failing_since,
  failure: row.said ?? '',
  mayEdit: mayCall('/admin/alarm/edit', staff.roles) && mayActOn(staff, row.area_id),
})

/** The channels where somebody acts. */
export async function listChannels({ db, config }: Deps, staff: StaffCaller) {
  const rows = await store.list(db, staff.areas)
  return ok({ data: rows.map((row) => viewOf(row, staff)), hasMail: mailSettings(config) !== undefined })
}

interface Reached {
  readonly mails: string[]
  readonly robot_sealed: string | null
  readonly key_end: string
  /** It leads elsewhere than before, or gets there in another way. */
  readonly isOther: boolean
}

/** Where a channel leads by what was typed: what was left empty of a robot stays. Refusals: FORM, CLOSED (no account to send mail with). */
function reachedBy(deps: Deps, sealer: Sealer, input: Input, row: Row | undefined): Result<Reached, Refusal> {
  const { way, webhook, secret } = input
  if (way === 'mail') {
    const mails = [...new Set(input.mails.filter((one) => one !== ''))]
    if (mails.length === 0) return err(wrongField('mails', '请填写收件地址'))
    const wrong = mails.find((one) => !mailPattern.test(one))
    if (wrong !== undefined) return err(wrongField('mails', `邮箱地址有误：${wrong}`))
    const isOther = row?.way !== way || mails.join() !== row.mails.join()
    if (input.isOn && isOther && !mailSettings(deps.config)) return err(refusal('CLOSED', {}, noMail))
    return ok({ mails, robot_sealed: null, key_end: '', isOther })
  }
  const sealed = row?.way === way ? row.robot_sealed : null
  const opened = sealed === null ? undefined : openOrNot(() => sealer.open(sealed))
  const before = opened === undefined ? undefined : robotIn(way, opened)
  const key = webhook === '' ? before?.key : robotKeyOf(way, webhook)
  if (key === undefined)
    return err(
      wrongField('webhook', webhook === '' ? '请填写 Webhook 地址' : 'Webhook 地址有误，请从机器人的设置里整条复制'),
    )
  if (secret !== '' && !isRobotSecret(way, secret))
    return err(wrongField('secret', '密钥有误，请从机器人的安全设置里复制'))
  // Another robot signs with another secret.
  const kept = key === before?.key ? before.secret : ''
  const signsWith = hasSecret(way) ? (secret === '' ? kept : secret) : ''
  if (hasSecret(way) && signsWith === '') return err(wrongField('secret', '请填写密钥：机器人的安全设置选“加签”'))
  const isOther = key !== before?.key || signsWith !== before.secret
  const robot_sealed = sealer.seal(robotText({ key, secret: signsWith }))
  return ok({ mails: [], robot_sealed, key_end: key.slice(-4), isOther })
}

/** A channel as a record of an act tells it: nothing of what its robot is reached by. */
const toldOf = (row: Omit<Row, 'robot_sealed' | 'created_at' | 'ver' | 'channel_id'>) => ({
  way: row.way,
  name: row.name,
  areaId: row.area_id,
  roles: row.roles,
  mails: row.mails,
  keyEnd: row.key_end,
  quietFrom: row.quiet_from,
  quietUntil: row.quiet_until,
  pauses: row.pauses,
  isOn: row.is_on,
  isRemoved: row.removed_at !== null,
})

async function viewIn(db: Db, channelId: number, staff: StaffCaller): Promise<AlarmChannel> {
  const row = await store.find(db, channelId)
  if (!row) throw new Error(`channel ${channelId} vanished`)
  return viewOf(row, staff)
}

/** Pauses that are still to come, one of a kind, none of them longer than it may be. */
const pausesOf = ({ pauses }: Input, now: number) =>
  pauses.filter(
    ({ kind, until }, at) =>
      until > now &&
      until <= now + alarmLimits.pauseDays * dayMs &&
      pauses.findIndex((one) => one.kind === kind) === at,
  )

/** The locked channel that is changed, where somebody acts; undefined for a new one. Refusals: NOT_FOUND, MOVED (`channel`), LIMIT. */
async function lockedFor(
  tx: Tx,
  staff: StaffCaller,
  { channelId, ver, areaId }: Input,
): Promise<Result<Row | undefined, Refusal>> {
  await store.lockAll(tx)
  if (!mayActOn(staff, areaId) || (areaId !== null && !(await isArea(tx, areaId)))) return err(refusal('NOT_FOUND'))
  if (channelId === null)
    return (await store.count(tx)) < alarmLimits.channels
      ? ok(undefined)
      : err(refusal('LIMIT', {}, `最多 ${alarmLimits.channels} 个通道`))
  const row = await store.lock(tx, channelId)
  if (!row || !mayActOn(staff, row.area_id)) return err(refusal('NOT_FOUND'))
  return row.ver === ver ? ok(row) : err(refusal('MOVED', { channel: await viewIn(tx, channelId, staff) }))
}

/**
 * Makes, changes or removes a channel. What a robot is reached by is sealed, and stands in no answer and no record. Refusals: NOT_FOUND,
 * MOVED (`channel`), FORM, CLOSED, LIMIT. Our decision: docs/decisions/0071-notices.md
 */
export function editChannel(deps: Deps, staff: StaffCaller, input: Input): Promise<Result<AlarmChannel, Refusal>> {
  const call = '/admin/alarm/edit'
  const { userId } = staff
  return doOnce(deps, { userId, call, input }, async (tx) => {
    const found = await lockedFor(tx, staff, input)
    if (!found.ok) return found
    const row = found.value
    const now = deps.clock.now()
    if (!input.isRemoved && (await store.isNamed(tx, input.name, input.channelId)))
      return err(wrongField('name', '已有同名的通道'))
    const reached =
      input.isRemoved && row ? ok({ ...row, isOther: false }) : reachedBy(deps, await sealerIn(tx, deps), input, row)
    if (!reached.ok) return reached
    const to = {
      way: input.way,
      name: input.name,
      area_id: input.areaId,
      roles: [...new Set(input.roles)],
      mails: reached.value.mails,
      robot_sealed: reached.value.robot_sealed,
      key_end: reached.value.key_end,
      quiet_from: input.quiet?.fromHour ?? null,
      quiet_until: input.quiet?.untilHour ?? null,
      pauses: pausesOf(input, now),
      is_on: input.isOn,
      removed_at: input.isRemoved ? now : null,
    }
    const kept = { ...to, pauses: JSON.stringify(to.pauses) }
    const channelId = row?.channel_id ?? deps.ids.next()
    const last = row && { ...(await viewIn(tx, channelId, staff)), ver: row.ver + 1, isOn: false }
    if (row) {
      await store.change(tx, channelId, kept)
      if (reached.value.isOther) await store.tryAgain(tx, channelId)
    } else await store.insert(tx, { channel_id: channelId, ver: 1, created_at: now, ...kept })
    await audit(tx, deps, {
      userId,
      call,
      refType: 'alarmChannel',
      refId: channelId,
      ...(input.areaId !== null && { areaId: input.areaId }),
      changes: changesOf(row ? toldOf(row) : {}, toldOf(to)),
    })
    return ok(input.isRemoved && last ? last : await viewIn(tx, channelId, staff))
  })
}

/** Sends a message at once and says what became of it; the page shows when one last arrived. Refusal: NOT_FOUND. */
export async function tryChannel(deps: Deps, staff: StaffCaller, { id }: v.InferOutput<typeof calls.alarmTest.input>) {
  const { db, clock } = deps
  const row = await store.find(db, id)
  if (!row || !mayActOn(staff, row.area_id)) return err(refusal('NOT_FOUND'))
  const now = clock.now()
  const { isSent, said } = await send(deps, row, testMessage(row.name, staff.name, now))
  return transact(db, async (tx): Promise<Result<{ isSent: boolean; said: string }, Refusal>> => {
    await (isSent ? noteSent(tx, id, { said, tested_at: now }) : noteFailed(tx, id, said, now))
    await audit(tx, deps, {
      userId: staff.userId,
      call: '/admin/alarm/test',
      refType: 'alarmChannel',
      refId: id,
      ...(row.area_id !== null && { areaId: row.area_id }),
      details: { isSent, said },
    })
    return ok({ isSent, said: isSent ? said : said || '无应答' })
  })
}
