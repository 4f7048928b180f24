import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/settings/limits'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { readLimits, setLimit } from './user-limits'

/** Own limits of residents. */
export function limitRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.limitList, deps, (acting, { id }, staff) => readLimits(acting, staff, id))
  mountStaff(app, calls.limitSet, deps, (acting, input, staff) => setLimit(acting, staff, input))
}
