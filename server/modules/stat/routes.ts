import type { FastifyInstance } from 'fastify'
import { statOverview, statSeries } from '@contract/endpoints/console/stat'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { readOverview } from './overview'
import { readSeries } from './series'

/** The overview and the statistics of the operator console. */
export function statRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, statOverview, deps, (acting, input, staff) => readOverview(acting, staff, input))
  mountStaff(app, statSeries, deps, (acting, input, staff) => readSeries(acting, staff, input))
}
