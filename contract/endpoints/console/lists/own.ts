import * as v from 'valibot'
import { ownLists } from '../../../console/limits'
import { endpoint } from '../../../endpoint'
import { Line } from '../../../fields'

const Name = v.pipe(Line(ownLists.name), v.minLength(1))
/** What follows `?` in the address of a list's page. */
const Address = Line(ownLists.address)
/** The keys of columns in the order in which they stand; null: as the list has them of itself. */
const Columns = v.nullable(v.pipe(v.array(Line(40)), v.minLength(1), v.maxLength(ownLists.columns)))

/** What somebody of staff keeps of a list: filters under names, the oldest first, and its columns. */
export const OwnList = v.object({
  list: v.string(),
  filters: v.array(v.object({ name: v.string(), address: v.string() })),
  columns: v.nullable(v.array(v.string())),
})
export type OwnList = v.InferOutput<typeof OwnList>

/** What the caller keeps of every list. */
export const filterList = endpoint({
  path: '/admin/filter/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: own filters and columns of every list',
  input: v.object({}),
  output: v.object({ data: v.array(OwnList) }),
  refusals: [],
})

/**
 * Says what the caller keeps of a list: a filter under a name (`address` null: no longer), under which `was` is known from now on; or its
 * columns. A repeat says the same again, so there is no `clientNo`. NO_RIGHT: no list that the caller sees. NOT_FOUND: `was` is not
 * kept. FORM: another one has the name. LIMIT: there are 30.
 */
export const filterEdit = endpoint({
  path: '/admin/filter/edit',
  body: 'json',
  access: 'staff',
  summary: 'Console: keep, rename or drop an own filter, or the columns of a list',
  input: v.object({
    /** By the call that its rows come from. */
    list: Line(60),
    filter: v.optional(v.object({ name: Name, was: v.optional(Name), address: v.nullable(Address) })),
    columns: v.optional(Columns),
  }),
  output: OwnList,
  refusals: ['NO_RIGHT', 'NOT_FOUND', 'FORM', 'LIMIT'],
})
