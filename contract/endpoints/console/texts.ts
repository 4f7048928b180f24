import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FormInteger, Id, Instant, Text, Version } from '../../fields'
import { areaTextKeys, longestAreaText } from '../../texts/area-texts'
import { ApprovalView, Reason } from './approvals'

const Key = v.picklist(areaTextKeys)

/** A text of a city with all its versions; their words are read one by one. */
export const TextView = v.object({
  /** The city's number and that of the text, in one. */
  textId: Id,
  areaId: Id,
  key: Key,
  title: v.string(),
  /** The version in force. */
  ver: v.number(),
  versions: v.array(
    v.object({
      ver: v.number(),
      /** From when it is, or was, in force. */
      at: Instant,
      /** Who wrote it, and the second person; '' for our own words, and where one person was enough. */
      by: v.string(),
      second: v.string(),
      reason: v.string(),
      /** How many residents agreed to it; null where nobody is asked to. */
      agreed: v.nullable(v.number()),
    }),
  ),
  /** What waits for the second person. */
  approval: v.nullable(ApprovalView),
})
export type TextView = v.InferOutput<typeof TextView>

/** The texts of a city, in the order of their table. NOT_FOUND: not where the reader works. Source: operating §5. */
export const textList = endpoint({
  path: '/admin/text/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: the texts of a city, with their versions',
  input: v.object({ areaId: Id }),
  output: v.object({ texts: v.array(TextView) }),
  refusals: ['NOT_FOUND'],
})

/** The words of one version, as they were written: with the names of settings in the place of their figures. */
export const textInfo = endpoint({
  path: '/admin/text/info',
  body: 'form',
  access: 'staff',
  summary: 'Console: one version of a text',
  input: v.object({ textId: Id, ver: FormInteger(1, 999_999) }),
  output: v.object({ textId: Id, areaId: Id, key: Key, ver: v.number(), at: Instant, content: v.string() }),
  refusals: ['NOT_FOUND'],
})

/**
 * Writes the next version of a text, or asks a second person for it where residents agree to it; what the app does not draw is not kept.
 * MOVED (`text`): another version came meanwhile. CLOSED: one waits for its second person. Our decision: docs/decisions/0490-texts.md
 */
export const textEdit = endpoint({
  path: '/admin/text/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: change a text of a city',
  input: v.object({
    clientNo: ClientNo,
    textId: Id,
    ver: Version,
    content: v.pipe(Text(longestAreaText), v.minLength(1)),
    reason: Reason,
  }),
  output: TextView,
  refusals: ['NOT_FOUND', 'NO_RIGHT', 'MOVED', 'CLOSED', 'FORM'],
})
