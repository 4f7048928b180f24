import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FormInteger, Id, Instant } from '../../fields'
import { agreedTexts, areaTextKeys } from '../../texts/area-texts'

/** The number of a version of a text, counted from 1. */
const Ver = FormInteger(1, 999_999)

/** A text of an area: the version in force, or the one that is asked for. What was agreed to stays readable. Source: operating §5. */
export const areaText = endpoint({
  path: '/area/text',
  body: 'form',
  access: 'guest',
  summary: 'What a module is about, help or an agreement, in the words of the area',
  input: v.object({ areaId: Id, key: v.picklist(areaTextKeys), ver: v.optional(Ver) }),
  output: v.object({
    areaId: Id,
    areaName: v.string(),
    key: v.picklist(areaTextKeys),
    title: v.string(),
    /** Rich text. */
    content: v.string(),
    ver: v.number(),
    /** From when it is, or was, in force. */
    updatedAt: Instant,
    /** Of what is agreed to, every version, newest first, and when the caller agreed to it; of the others none. */
    versions: v.array(v.object({ ver: v.number(), at: Instant, agreedAt: v.nullable(Instant) })),
  }),
  refusals: ['NOT_FOUND'],
})

const Agreed = v.picklist(agreedTexts)

/** What a person is asked to agree to: `before` is the version agreed to last, 0 for none. */
export const ToAgree = v.object({ key: Agreed, ver: v.number(), before: v.number() })
export type ToAgree = v.InferOutput<typeof ToAgree>

/**
 * Agrees to versions in force in the city of the session; the answer is what is still asked. MOVED (`asks`): another version came into
 * force meanwhile. Our decision: docs/decisions/0410-help-and-agreements.md
 */
export const areaAgree = endpoint({
  path: '/area/agree',
  body: 'json',
  access: 'user',
  summary: 'Agree to the agreement and the privacy policy of the area',
  input: v.object({
    clientNo: ClientNo,
    agreed: v.pipe(
      v.array(v.object({ key: Agreed, ver: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
      v.minLength(1),
      v.maxLength(agreedTexts.length),
    ),
  }),
  output: v.object({ asks: v.array(ToAgree) }),
  refusals: ['NO_RIGHT', 'MOVED', 'FORM'],
})
