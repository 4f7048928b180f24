import * as v from 'valibot'
import type { AlarmEnding, AlarmKind } from '../../console/alarms'
import { alarmEndings, alarmKinds, alarmRoles } from '../../console/alarms'
import { alarmLimits, alarmWays } from '../../console/alarm-ways'
import { staffRoles } from '../../console/roles'
import { endpoint } from '../../endpoint'
import { ClientNo, Copied, Id, Instant, Line, Version } from '../../fields'
import { exportOf, filters, listOf } from './listing'

const Kind = v.picklist<readonly AlarmKind[]>(alarmKinds)
const Way = v.picklist(alarmWays)
const Ending = v.picklist(Object.keys(alarmEndings) as AlarmEnding[])

const alarmFilters = {
  areaId: filters.areaId,
  from: filters.from,
  until: filters.until,
  state: v.optional(Ending),
  kind: v.optional(Kind),
}

/** Alarms of one's areas; those of no area for who acts everywhere. `told`: which channels were told of it, and that it was over. */
export const alarmList = listOf('/admin/alarm/list', 'alarms', {
  filters: alarmFilters,
  sorts: ['newest', 'oldest'],
  row: {
    alarmId: Id,
    kind: Kind,
    areaId: v.nullable(Id),
    roles: v.array(v.picklist(staffRoles)),
    text: v.string(),
    /** What it is about; '' for the server itself. */
    refType: v.string(),
    refId: Id,
    refNo: v.nullable(v.string()),
    openedAt: Instant,
    overAt: v.nullable(Instant),
    ending: Ending,
    told: v.array(v.object({ name: v.string(), way: Way, at: Instant, overAt: v.nullable(Instant) })),
  },
})
export const alarmExport = exportOf('/admin/alarm/export', 'alarms', alarmFilters)

const Hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))
const Quiet = v.nullable(v.object({ fromHour: Hour, untilHour: Hour }))
const Pauses = v.array(v.object({ kind: Kind, until: Instant }))

/** Where alarms go. Secrets go in and never come out: of a robot's key the last four signs. */
export const AlarmChannel = v.object({
  channelId: Id,
  ver: v.number(),
  way: Way,
  name: v.string(),
  /** Null: what concerns all cities, and the server itself. */
  areaId: v.nullable(Id),
  roles: v.array(v.picklist(alarmRoles)),
  mails: v.array(v.string()),
  keyEnd: v.string(),
  quiet: Quiet,
  pauses: Pauses,
  isOn: v.boolean(),
  /** When a message last arrived that was sent to try it. */
  testedAt: v.nullable(Instant),
  /** Since when nothing gets through. */
  failingSince: v.nullable(Instant),
  /** What was answered: why nothing gets through, or which of its addresses get nothing. */
  failure: v.string(),
  /** Whether the reader may change it. */
  mayEdit: v.boolean(),
})
export type AlarmChannel = v.InferOutput<typeof AlarmChannel>

/** The channels where the reader acts. `hasMail`: this server has an account to send mail with. */
export const alarmChannels = endpoint({
  path: '/admin/alarm/channels',
  body: 'form',
  access: 'staff',
  summary: 'Console: where alarms go',
  input: v.object({}),
  output: v.object({ data: v.array(AlarmChannel), hasMail: v.boolean() }),
  refusals: [],
})

/**
 * Makes a channel (`channelId` null), changes or removes one. `webhook` and `secret` of a robot stay when they are ''. FORM: the field that
 * is wrong. CLOSED: mail, where this server has no account to send it with. LIMIT: there are 30.
 */
export const alarmEdit = endpoint({
  path: '/admin/alarm/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: make, change or remove a channel of alarms',
  input: v.object({
    clientNo: ClientNo,
    channelId: v.nullable(Id),
    ver: Version,
    way: Way,
    name: v.pipe(Line(alarmLimits.name), v.minLength(1)),
    areaId: v.nullable(Id),
    roles: v.pipe(v.array(v.picklist(alarmRoles)), v.minLength(1), v.maxLength(alarmRoles.length)),
    mails: v.optional(v.pipe(v.array(v.pipe(Copied(), v.maxLength(254))), v.maxLength(alarmLimits.mails)), []),
    webhook: v.optional(v.pipe(Copied(), v.maxLength(300)), ''),
    secret: v.optional(v.pipe(Copied(), v.maxLength(100)), ''),
    quiet: Quiet,
    pauses: v.optional(v.pipe(Pauses, v.maxLength(alarmKinds.length)), []),
    isOn: v.boolean(),
    isRemoved: v.optional(v.boolean(), false),
  }),
  output: AlarmChannel,
  refusals: ['NOT_FOUND', 'MOVED', 'FORM', 'CLOSED', 'LIMIT'],
})

/** Sends a message to a channel at once, whatever its hours. `said`: what the vendor answered, in words. */
export const alarmTest = endpoint({
  path: '/admin/alarm/test',
  body: 'json',
  access: 'staff',
  summary: 'Console: try a channel of alarms',
  input: v.object({ id: Id }),
  output: v.object({ isSent: v.boolean(), said: v.string() }),
  refusals: ['NOT_FOUND'],
})
