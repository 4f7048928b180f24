import * as v from 'valibot'
import { importKinds } from '../../console/import-columns'
import { endpoint } from '../../endpoint'
import { ClientNo, Id, Line } from '../../fields'
import { Reason } from './approvals'

/** Characters of a file, how many of its lines it may have and an answer shows, and how many slips are made at once. */
export const importLimits = { characters: 2_000_000, lines: 20_000, shown: 500, slips: 100 } as const

export const importOutcomes = ['new', 'changed', 'same', 'problem'] as const

const file = {
  areaId: Id,
  kind: v.picklist(importKinds),
  /** CSV, whose heads are names of the kind's columns. */
  csv: v.pipe(v.string(), v.minLength(1), v.maxLength(importLimits.characters)),
  /** Whether rows that exist are changed to what the file says; else they are left. */
  update: v.optional(v.boolean(), false),
}

const report = v.object({
  /** What each line does, the problems first; at most 500 lines. */
  lines: v.array(v.object({ line: v.number(), outcome: v.picklist(importOutcomes), text: v.string() })),
  fresh: v.number(),
  changed: v.number(),
  same: v.number(),
  problems: v.number(),
  /** Heads of the file that no column knows; nothing is taken from them. */
  unknown: v.array(v.string()),
})
export type ImportReport = v.InferOutput<typeof report>

/** Says line by line what a file would do, and does nothing; `marked`: all its lines as CSV, each with its result and what is wrong. */
export const importCheck = endpoint({
  path: '/admin/import/check',
  body: 'json',
  access: 'staff',
  summary: 'Console: what a file would do',
  input: v.object(file),
  output: v.object({ ...report.entries, marked: v.string() }),
  refusals: ['NOT_FOUND', 'FORM'],
})

/**
 * Does it, all or nothing: a file with a problem is refused (FORM).
 * The audit keeps the file's name, the SHA-256 of its text in UTF-8 and its lines.
 */
export const importRun = endpoint({
  path: '/admin/import/run',
  body: 'json',
  access: 'staff',
  summary: 'Console: bring a file into a city',
  input: v.object({ clientNo: ClientNo, ...file, name: v.optional(Line(120), ''), reason: Reason }),
  output: report,
  refusals: ['NOT_FOUND', 'FORM'],
})

/** The blocks whose residents never signed in, by number, and whether one has a founder password. */
export const slipList = endpoint({
  path: '/admin/import/waiting',
  body: 'form',
  access: 'staff',
  summary: 'Console: residents who never signed in',
  input: v.object({ areaId: Id }),
  output: v.object({ blocks: v.array(v.object({ blockNo: v.number(), hasPassword: v.boolean() })) }),
  refusals: ['NOT_FOUND'],
})

/**
 * New founder passwords for blocks whose residents never signed in, at most 100 at once; others are left out of the answer. Those made
 * before no longer hold, so that a lost answer is asked for again; once a resident has signed in, no slip is made any more. Source: operate
 * §6.
 */
export const slipMake = endpoint({
  path: '/admin/import/slips',
  body: 'json',
  access: 'staff',
  summary: 'Console: founder passwords to print',
  input: v.object({
    areaId: Id,
    blockNos: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      v.minLength(1),
      v.maxLength(importLimits.slips),
    ),
    reason: Reason,
  }),
  output: v.object({
    slips: v.array(v.object({ blockNo: v.number(), nickName: v.string(), password: v.string() })),
  }),
  refusals: ['NOT_FOUND'],
})
