import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import type { Db } from '../../../db/schema'
import { inAreas } from './in-areas'

interface AreaHalt {
  readonly areaId: number
  readonly name: string
  readonly since: number
  /** Who of staff last set it. */
  readonly by: string
  readonly because: string
}

/** The halts of these areas, with who set them. */
export async function haltsIn(db: Db, areas: StaffAreas): Promise<AreaHalt[]> {
  const { rows } = await sql<AreaHalt>`
    select a.area_id as "areaId", a.name, a.halted_at as since, a.halted_reason as because, coalesce(act.name, '') as by
    from area a left join lateral (select s.name from audit u join staff s on s.staff_id = u.staff_id
      where u.ref_type = 'area' and u.ref_id = a.area_id and u.call = '/admin/area/halt' order by u.audit_id desc limit 1) as act on true
    where a.halted_at is not null and ${inAreas('a.area_id', areas)} order by a.sort, a.area_id`.execute(db)
  return rows
}
