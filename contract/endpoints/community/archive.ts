import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { FenSchema, Id, Instant, Line, Pictures, pageInput, pageOf } from '../../fields'

/** What the archive holds; each new module may add a kind. Source: domain model §3.19; community §1. */
export const archiveTypes = ['expand', 'fund', 'vote', 'mayor'] as const

/** How a thing ended, for the colour of its label: as intended, with nothing, or broken off. */
export const archiveEnds = ['done', 'failed', 'stopped'] as const

/** Something that has ended. `result` and `figure` are shown on its right: 售出 863, 1,000 块. */
export const ArchiveRow = v.object({
  type: v.picklist(archiveTypes),
  refId: Id,
  no: v.string(),
  title: v.string(),
  end: v.picklist(archiveEnds),
  result: v.string(),
  figure: v.string(),
  /** What ended it: 结束, 交凭证, 撤回, 就任. */
  ending: v.string(),
  closedAt: Instant,
})
export type ArchiveRow = v.InferOutput<typeof ArchiveRow>

/**
 * What has ended in an area, newest first. `q` is searched for in title and number, of a spend of the fund and of
 * a vote also in the numbers of their blocks. `months` comes with the first page only. Source:
 * community §1.
 */
export const archiveList = endpoint({
  path: '/bctArchive/list',
  body: 'form',
  access: 'guest',
  summary: 'What has ended in an area',
  input: v.object({
    ...pageInput,
    areaId: Id,
    type: v.optional(v.picklist(archiveTypes)),
    q: v.optional(Line(20), ''),
  }),
  output: v.object({
    ...pageOf(ArchiveRow).entries,
    /** Months of the area's calendar such as 2026-11, newest first. */
    months: v.optional(v.array(v.object({ month: v.string(), count: v.number() }))),
  }),
  refusals: [],
})

/** One step of a course, with what proves it. */
export const ArchiveStep = v.object({
  at: Instant,
  title: v.string(),
  text: v.string(),
  /** The vote or the election in which it can be read or recounted, and the words that lead there. */
  link: v.optional(v.object({ type: v.picklist(['vote', 'mayor']), refId: Id, text: v.string() })),
  /** Pictures of the proof. */
  thumbs: v.optional(Pictures),
  /** The place and the hash of the ledger entry that proves it. */
  entryNo: v.optional(v.number()),
  hash: v.optional(v.string()),
})
export type ArchiveStep = v.InferOutput<typeof ArchiveStep>

/** One thing of the archive with all its steps in order, each with its proof. */
export const archiveInfo = endpoint({
  path: '/bctArchive/info',
  body: 'form',
  access: 'guest',
  summary: 'One thing of the archive, step by step',
  input: v.object({ type: v.picklist(archiveTypes), refId: Id }),
  output: v.object({
    head: v.object({ ...ArchiveRow.entries, areaId: Id, areaName: v.string(), stamp: v.string() }),
    facts: v.array(v.object({ label: v.string(), value: v.string() })),
    steps: v.array(ArchiveStep),
    /**
     * The ledger account that it moved, recomputed from its first entry; null for a vote and an election, which move none. `at`: when it
     * was recomputed (the result is cached for a minute).
     */
    chain: v.nullable(
      v.object({
        entries: v.number(),
        balance: FenSchema,
        head: v.string(),
        ok: v.boolean(),
        at: Instant,
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})
