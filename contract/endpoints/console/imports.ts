import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Id } from '../../fields'
import { Reason } from './approvals'

/** What a file may bring into a city, and its columns. Source: issue of the console (imports). */
export const importKinds = ['blocks', 'items', 'residents'] as const
export type ImportKind = (typeof importKinds)[number]

/** Characters of a file, and how many of its lines an answer shows. */
export const importLimits = { characters: 2_000_000, lines: 20_000, shown: 500 } as const

export const importOutcomes = ['new', 'same', 'fault'] as const

const file = {
  areaId: Id,
  kind: v.picklist(importKinds),
  /** CSV; its first line are the heads. */
  csv: v.pipe(v.string(), v.minLength(1), v.maxLength(importLimits.characters)),
}

const report = v.object({
  /** What each line does, the faults first; at most 500 lines. */
  lines: v.array(v.object({ line: v.number(), outcome: v.picklist(importOutcomes), text: v.string() })),
  fresh: v.number(),
  same: v.number(),
  faults: v.number(),
})
export type ImportReport = v.InferOutput<typeof report>

/** Says line by line what a file would do, and does nothing. */
export const importCheck = endpoint({
  path: '/admin/import/check',
  body: 'json',
  access: 'staff',
  summary: 'Console: what a file would do',
  input: v.object(file),
  output: report,
  refusals: ['NOT_FOUND', 'FORM'],
})

/** Does it, all or nothing: a file with a fault is refused (FORM). */
export const importRun = endpoint({
  path: '/admin/import/run',
  body: 'json',
  access: 'staff',
  summary: 'Console: bring a file into a city',
  input: v.object({ clientNo: ClientNo, ...file, reason: Reason }),
  output: report,
  refusals: ['NOT_FOUND', 'FORM'],
})
