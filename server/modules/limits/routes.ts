import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/limits'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { listThresholds, setThreshold } from './thresholds'
import { readLimits, setLimit } from './user-limits'

/** Own limits of residents, and from which amounts on two persons decide. */
export function limitRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.limitList, deps, (acting, { id }, staff) => readLimits(acting, staff, id))
  mountStaff(app, calls.limitSet, deps, (acting, input, staff) => setLimit(acting, staff, input))
  mountStaff(app, calls.thresholdList, deps, (acting, _input, staff) => listThresholds(acting, staff))
  mountStaff(app, calls.thresholdSet, deps, (acting, input, staff) => setThreshold(acting, staff, input))
}
