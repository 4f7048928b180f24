import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/opening'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { dismissLine, listOpening } from './service'

/** What a city needs before its residents come. */
export function openingRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.openingList, deps, (acting, input, staff) => listOpening(acting, staff, input))
  mountStaff(app, calls.openingDismiss, deps, (acting, input, staff) => dismissLine(acting, staff, input))
}
