import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { ClientNo, FenSchema, FormInteger, Id, Instant, Version } from '../../../fields'
import { accesses } from '../../../settings/access'
import type { SettingKey } from '../../../settings/settings'
import { settingKeys } from '../../../settings/settings'
import { ApprovalView, Reason } from '../approvals'

const Step = v.object({ fromFen: v.number(), bonusFen: v.number() })
const Access = v.picklist(accesses)
const OnPlatforms = v.strictObject({ browser: Access, messenger: Access, app: Access, 'mini-program': Access })

/** A value of any kind (`contract/settings/kinds.ts`); the entry of its setting says which it is. */
export const SettingValue = v.union([
  v.number(),
  v.string(),
  v.array(v.number()),
  v.array(v.string()),
  v.array(Step),
  OnPlatforms,
])

/** Null: as all cities, or, for all, as the standard. */
const Set = v.nullable(SettingValue)

const Key = v.picklist<readonly SettingKey[]>(settingKeys)

const Waiting = v.object({
  value: Set,
  after: SettingValue,
  fromAt: Instant,
  at: Instant,
  by: v.string(),
  reason: v.string(),
})

/** A setting as it holds in a city, or in all, and what waits to hold. */
export const SettingView = v.object({
  /** The city's number and that of the setting, in one. */
  settingId: Id,
  key: Key,
  /** How often it was changed here. */
  ver: v.number(),
  value: SettingValue,
  /** What would hold here as in all cities, or, for all, as the standard. */
  followed: SettingValue,
  /** Whose value it is: set here, set for all cities, or the standard. */
  setBy: v.picklist(['here', 'all', 'standard']),
  /** When the value that was set last here began to hold; null where none was. */
  since: v.nullable(Instant),
  /** A change that waits for its time. `after`: the value that will hold then. */
  waiting: v.nullable(Waiting),
  /** In a city: the same of all cities, which comes here too where nothing was set. */
  waitingForAll: v.nullable(Waiting),
  /** How many things go on with the figure they were made with; null where nothing does. */
  running: v.nullable(v.number()),
  /** What waits for the second person. */
  approval: v.nullable(ApprovalView),
  /** Whether the reader may change it here. */
  mayEdit: v.boolean(),
})
export type SettingView = v.InferOutput<typeof SettingView>

/** What holds in a city, or in all (without one): every setting, in the order of its table. NOT_FOUND: not where the reader acts. */
export const settingList = endpoint({
  path: '/admin/setting/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: the settings of a city, or of all',
  input: v.object({ areaId: v.optional(Id) }),
  output: v.object({ settings: v.array(SettingView) }),
  refusals: ['NOT_FOUND'],
})

/** How a change stands: it waits for its time, holds, held, or was taken back before it did. */
export const changeStates = ['waiting', 'holds', 'held', 'takenBack'] as const

/** Every change of one setting in a city, or in all, newest first. */
export const settingHistory = endpoint({
  path: '/admin/setting/history',
  body: 'form',
  access: 'staff',
  summary: 'Console: the changes of one setting',
  input: v.object({ settingId: Id }),
  output: v.object({
    settingId: Id,
    changes: v.array(
      v.object({
        ver: v.number(),
        value: Set,
        fromAt: Instant,
        at: Instant,
        /** Who set it, and the second person, in a word each; '' for the set-up of a city, and where one person was enough. */
        by: v.string(),
        second: v.string(),
        reason: v.string(),
        state: v.picklist(changeStates),
        /** Who took it back, when and why. */
        takenBack: v.nullable(v.object({ by: v.string(), at: Instant, reason: v.string() })),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

/**
 * What a change would have made of the month just past (of the area's calendar): what a figure came to with what holds then otherwise, and
 * with the change. Without `value`: as all cities again, or, for all, as the standard. FORM, field `value`: as of changing it. CLOSED: the
 * same.
 */
export const settingPreview = endpoint({
  path: '/admin/setting/preview',
  body: 'form',
  access: 'staff',
  summary: 'Console: what a change of a setting would have done to the month just past',
  input: v.object({ settingId: Id, value: v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER)) }),
  output: v.object({
    /** Null: it moves no money by itself. */
    effect: v.nullable(
      v.object({
        of: v.picklist(['fees', 'fund']),
        from: Instant,
        until: Instant,
        count: v.number(),
        before: FenSchema,
        after: FenSchema,
      }),
    ),
  }),
  refusals: ['NOT_FOUND', 'FORM', 'CLOSED'],
})

/**
 * Changes a setting, or asks for it where two persons must agree (`approval`). `value` null: as all cities again. FORM, field `value`: it
 * is none, it changes nothing, or it does not go together with the others. CLOSED: a change waits for its time or for its second person.
 * NO_RIGHT: another role changes this group.
 */
export const settingEdit = endpoint({
  path: '/admin/setting/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: change a setting, or ask for it',
  input: v.object({ clientNo: ClientNo, settingId: Id, ver: Version, value: Set, reason: Reason }),
  output: SettingView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'FORM', 'CLOSED'],
})

/** Takes a change back that waits for its time; what was told about it is told again. CLOSED: none waits. */
export const settingTakeBack = endpoint({
  path: '/admin/setting/takeBack',
  body: 'json',
  access: 'staff',
  summary: 'Console: take back a change of a setting before it holds',
  input: v.object({ clientNo: ClientNo, settingId: Id, ver: Version, reason: Reason }),
  output: SettingView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'FORM', 'CLOSED'],
})
