import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, Text } from '../../fields'
import { moduleNames } from '../../modules'

/**
 * The second line of each plot of the home: the module's own summary, and whether it waits for the caller (blue and bold). `enabled` false:
 * 未开放. `priceAreaId`, of the expansion only: the area whose price table its menu names. Source: community §0 (tab 0), §2 (menu).
 */
export const indexModules = endpoint({
  path: '/index/modules',
  body: 'form',
  access: 'guest',
  summary: 'The modules of an area, each with its line',
  input: v.object({ areaId: Id }),
  output: v.object({
    modules: v.array(
      v.object({
        name: v.picklist(moduleNames),
        enabled: v.boolean(),
        line: v.string(),
        mine: v.boolean(),
        priceAreaId: v.optional(Id),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

/** What in the city waits for the caller, by deadline; at most three of `count` rows. Source: community §0 (城里的事). */
export const indexTodo = endpoint({
  path: '/index/todo',
  body: 'form',
  access: 'guest',
  summary: 'What of the city waits for the caller',
  input: v.object({ areaId: Id }),
  output: v.object({
    count: v.number(),
    rows: v.array(
      v.object({
        /**
         * `expand`: slots that are reserved but not paid, `payNo` opens the cashier; `fund`: a spend without its proof; `vote`: one that
         * the caller's block can vote in; `shop`: one to pay or to renew, with a `payNo` once that is ordered; `mutual`: a helper who waits
         * for thanks; `mayor`: an election that the caller's block can vote in. `payNo` of the others is ''.
         */
        type: v.picklist(moduleNames),
        refId: Id,
        payNo: v.string(),
        title: v.string(),
        value: v.string(),
        /** What the caller has to do, until when, and what happens otherwise. */
        turn: v.object({ what: v.string(), until: Instant, otherwise: v.string() }),
      }),
    ),
  }),
  refusals: [],
})

/**
 * The texts of an area: those that explain its modules, the questions with their answers (`help`), and what whoever lives there agrees to.
 * Source: community §0 (descriptions). Our decision: docs/decisions/0410-help-and-agreements.md
 */
export const areaTextKeys = [
  'expand',
  'fund',
  'shop',
  'mutual',
  'mayor',
  'help',
  'agreement',
  'privacy',
  'rules',
] as const

/** The longest text of an area, in characters with its tags. */
export const longestAreaText = 30_000

const AreaText = v.object({
  areaId: Id,
  areaName: v.string(),
  key: v.picklist(areaTextKeys),
  title: v.string(),
  /** Rich text. */
  content: v.string(),
  /** When it was last changed; of a default text, when that was written. */
  updatedAt: Instant,
})

export const areaText = endpoint({
  path: '/area/text',
  body: 'form',
  access: 'guest',
  summary: 'What a module is about, help or an agreement, in the words of the area',
  input: v.object({ areaId: Id, key: v.picklist(areaTextKeys) }),
  output: AreaText,
  refusals: ['NOT_FOUND'],
})

/** What a text of an area says now, for who is about to change it. */
export const adminAreaTextNow = endpoint({
  path: '/admin/area/textNow',
  body: 'form',
  access: 'staff',
  summary: 'Console: a text of an area as it is now',
  input: v.object({ areaId: Id, key: v.picklist(areaTextKeys) }),
  output: AreaText,
  refusals: ['NOT_FOUND'],
})

/** Rich text; what the app does not draw is not kept. Our decision: docs/decisions/0490-texts.md */
export const adminAreaText = endpoint({
  path: '/admin/area/text',
  body: 'json',
  access: 'staff',
  summary: 'Console: change a text of an area',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    key: v.picklist(areaTextKeys),
    content: v.pipe(Text(longestAreaText), v.minLength(1)),
  }),
  output: AreaText,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'FORM'],
})
