import * as v from 'valibot'
import { fileShapes } from '../../console/file-rows'
import { consoleSizes } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { FenSchema, FormInteger, Id, Line } from '../../fields'

/** How many rows a page has, of the three that the console offers. */
export const listSize = v.optional(v.pipe(FormInteger(1, 100), v.picklist(consoleSizes)), consoleSizes[0])

const moment = v.optional(FormInteger(0, Number.MAX_SAFE_INTEGER))

/** Filters that most lists have; one that is not sent does not filter. `from` and `until` are of the row's first moment. */
export const filters = {
  areaId: v.optional(Id),
  /** A number, a block, or a name. */
  q: v.optional(Line(40)),
  from: moment,
  until: moment,
} as const
export const fens = { minFen: moment, maxFen: moment } as const

/** Every list of the console has this shape: filters, an order, a page; and the count and the sum of everything that the filters find. */
export const listOf = <
  const P extends string,
  const F extends v.ObjectEntries,
  const S extends string,
  const R extends v.ObjectEntries,
>(
  path: P,
  summary: string,
  { filters: own, sorts, row }: { readonly filters: F; readonly sorts: readonly [S, ...S[]]; readonly row: R },
) =>
  endpoint({
    path,
    body: 'form',
    access: 'staff',
    summary: `Console: ${summary}`,
    input: v.object({
      ...own,
      sort: v.optional(v.picklist(sorts), sorts[0]),
      page: v.optional(FormInteger(1, 10_000), 1),
      size: listSize,
    }),
    output: v.object({
      data: v.array(v.object(row)),
      total: v.number(),
      /** Null where nothing can be added up. */
      sum: v.nullable(FenSchema),
      page: v.number(),
      size: v.number(),
    }),
    refusals: [],
  })

/** How a file is answered: as CSV in UTF-8 with BOM, or as `FileRows` in JSON, of which the console makes a workbook. */
export const fileShape = { as: v.optional(v.picklist(fileShapes), 'csv') } as const

/**
 * The same rows as a file, at most 100,000 (LIMIT). It is recorded, and the last line names the end of the audit's chain with it. A refusal
 * comes as JSON, as everywhere.
 */
export const exportOf = <const P extends string, const F extends v.ObjectEntries>(path: P, summary: string, own: F) =>
  endpoint({
    path,
    body: 'form',
    access: 'staff',
    summary: `Console: ${summary}, as a file`,
    input: v.object({ ...own, ...fileShape }),
    output: v.string(),
    refusals: ['LIMIT'],
  })
