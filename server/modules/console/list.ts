import * as v from 'valibot'
import { ok } from '@contract/result'
import { readFresh } from '../../db/reads/fresh'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import type { Source } from './source-store'
import { pageOf, totalOf } from './source-store'

interface Asked {
  readonly sort: string
  readonly page: number
  readonly size: number
}

/** A page of a list, with the count and the sum of everything that its filters find in somebody's areas. Source: community §9. */
export async function listRows<R extends v.GenericSchema>(
  deps: Deps,
  staff: StaffCaller,
  source: Source<never>,
  row: R,
  input: Asked,
) {
  const { sort, page, size } = input
  return readFresh(deps, async ({ db }) => {
    const [found, { total, sum }] = [
      await pageOf(db, source, input, staff, { sort, offset: (page - 1) * size, limit: size }),
      await totalOf(db, source, input, staff),
    ]
    return ok({ data: v.parse(v.array(row), found), total, sum, page, size })
  })
}
