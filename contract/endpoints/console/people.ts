import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, Id, Instant } from '../../fields'
import { agreedTexts } from '../../texts/area-texts'
import { shopStates } from '../../shop/transitions'
import { Note } from './infos'
import { filters, listOf } from './listing'
import { BlockRow, UserRow } from './lists/rows'

/** How a person signed in. */
export const signIns = {
  /** Sign-ins of the last seven days (of a handover: those before it and since), newest first. Of an ended session no more than its end. */
  logins: v.array(
    v.object({
      at: Instant,
      platform: v.string(),
      blockNo: v.nullable(v.number()),
      /** The device, shortened; the same letters mean the same device. */
      device: v.string(),
      isKnown: v.boolean(),
      isEnded: v.boolean(),
    }),
  ),
  /** Devices that signed in as this person, newest first. */
  devices: v.array(v.object({ device: v.string(), blockNo: v.nullable(v.number()), seenAt: Instant })),
  /** Changes of how the person signs in, in the last thirty days. */
  changes: v.array(v.object({ what: v.string(), at: Instant })),
} as const

/**
 * A person who holds a block in the caller’s areas, or once traded or held one there; each reading is recorded. Balances are for finance
 * and auditors. What a person has in lists is read by their calls, narrowed to the person.
 */
export const personInfo = endpoint({
  path: '/admin/person/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one person',
  input: v.object({ id: Id }),
  output: v.object({
    ...UserRow,
    /** `closing`: the account waits until `closingUntil`, and can be taken back until then. */
    state: v.picklist(['open', 'closing', 'closed']),
    closingUntil: v.nullable(Instant),
    /** When a device of the person last signed in. */
    seenAt: v.nullable(Instant),
    held: v.array(v.object(BlockRow)),
    balances: v.nullable(v.object({ available: FenSchema, frozen: FenSchema, income: FenSchema })),
    /** Running orders, open disputes, withdrawals that wait. */
    running: v.number(),
    disputes: v.number(),
    withdrawals: v.number(),
    sessions: v.array(v.object({ tokenId: Id, platform: v.string(), blockNo: v.nullable(v.number()), at: Instant })),
    ...signIns,
    shops: v.array(
      v.object({ shopId: Id, no: v.string(), areaId: Id, name: v.string(), state: v.picklist(shopStates) }),
    ),
    /** Warnings that the person got, newest first. */
    warnings: v.array(
      v.object({
        at: Instant,
        refType: v.string(),
        refId: Id,
        refNo: v.nullable(v.string()),
        reason: v.string(),
        name: v.string(),
      }),
    ),
    /** Which versions of agreement and privacy policy the person agreed to, in which city, newest first. */
    agreed: v.array(
      v.object({ areaId: Id, areaName: v.string(), key: v.picklist(agreedTexts), ver: v.number(), at: Instant }),
    ),
    notes: v.array(Note),
  }),
  refusals: ['NOT_FOUND'],
})

const noticeWays = ['app', 'wechat'] as const

/**
 * What the platform told a person: notices in the app, and messages of the messenger. Without their words, which may name amounts that
 * not everybody of staff sees.
 */
export const personNotices = listOf('/admin/person/notices', 'what a person was told', {
  filters: { userId: Id, from: filters.from, until: filters.until, way: v.optional(v.picklist(noticeWays)) },
  sorts: ['newest', 'oldest'],
  row: {
    noticeId: Id,
    way: v.picklist(noticeWays),
    title: v.string(),
    /** What it is about; `none` for messages of the messenger. */
    refType: v.string(),
    refId: Id,
    refNo: v.nullable(v.string()),
    areaId: v.nullable(Id),
    at: Instant,
    /** When it was read; of a message, when it was sent. */
    doneAt: v.nullable(Instant),
    isFailed: v.boolean(),
  },
})
