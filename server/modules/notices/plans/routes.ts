import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/notices'
import type { Deps } from '../../../deps'
import { mountStaff } from '../../../http/staff/mount-staff'
import * as plans from './plans'

/** Notices of the console, which are sent at their minute. */
export function noticePlanRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.noticeReach, deps, (acting, input, staff) => plans.reachOf(acting, staff, input))
  mountStaff(app, calls.noticeSave, deps, (acting, input, staff) => plans.savePlan(acting, staff, input))
  mountStaff(app, calls.noticePlan, deps, (acting, input, staff) => plans.planNotice(acting, staff, input))
  mountStaff(app, calls.noticeTakeBack, deps, (acting, input, staff) => plans.withdrawPlan(acting, staff, input))
}
