import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/approvals'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import type { ApprovalActs } from './open/approval'
import * as service from './service'

/** What two persons of staff decide; `acts` carry it out. */
export const approvalRoutes =
  (acts: ApprovalActs) =>
  (app: FastifyInstance, deps: Deps): void => {
    const { approvalList, approvalApprove, approvalRefuse } = calls
    mountStaff(app, approvalList, deps, (acting, input, staff) => service.listApprovals(acting, staff, input))
    mountStaff(app, approvalApprove, deps, (acting, input, staff) => service.approve(acting, acts, staff, input))
    mountStaff(app, approvalRefuse, deps, (acting, input, staff) => service.refuse(acting, acts, staff, input))
  }
