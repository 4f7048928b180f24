import * as v from 'valibot'
import { approvals } from '../../console/limits'
import type { OpeningState } from '../../console/opening'
import { openingKeys, openingStates } from '../../console/opening'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Instant, Text } from '../../fields'

const Key = v.picklist(openingKeys)

export const OpeningLine = v.object({
  key: Key,
  state: v.picklist(Object.keys(openingStates) as OpeningState[]),
  /** How it stands, in words. */
  said: v.string(),
  /** Who looked at it, or said that the city does without; '' is no reason. */
  mark: v.nullable(v.object({ reason: v.string(), by: v.string(), at: Instant })),
  /** Whether the reader may say so. */
  mayDismiss: v.boolean(),
})
export type OpeningLine = v.InferOutput<typeof OpeningLine>

const OpeningCity = v.object({
  areaId: Id,
  name: v.string(),
  /** How many lines are neither done nor dismissed. */
  left: v.number(),
})

/** What the cities of the reader lack before residents come; with `areaId` the lines of one. What was found is so now: nothing is kept. */
export const openingList = endpoint({
  path: '/admin/opening/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: the list of a city’s first day',
  input: v.object({ areaId: v.optional(Id) }),
  output: v.object({ cities: v.array(OpeningCity), lines: v.array(OpeningLine) }),
  refusals: ['NOT_FOUND'],
})

/**
 * Says that a city does without something, with the reason, or that somebody has looked at it, where looking is all that is asked (the
 * reason may be '' then). What is of the server is so of all cities, and for who may act everywhere (NOT_FOUND otherwise). CLOSED: it is
 * done, or somebody said so before. FORM: the reason is too short.
 */
export const openingDismiss = endpoint({
  path: '/admin/opening/dismiss',
  body: 'json',
  access: 'staff',
  summary: 'Console: a line of that list is seen, or not wanted',
  input: v.object({ clientNo: ClientNo, areaId: Id, key: Key, reason: v.optional(Text(approvals.maxReason), '') }),
  output: OpeningLine,
  refusals: ['NOT_FOUND', 'CLOSED', 'FORM'],
})
