import type { FastifyInstance } from 'fastify'
import * as cases from '@contract/endpoints/console/cases'
import type { Deps } from '../../../deps'
import { mountStaff } from '../../../http/staff/mount-staff'
import { askEvidence, handOver, readBeside } from './beside'

/** What staff of the console see and do beside the decision of a dispute. */
export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, cases.disputeBeside, deps, (acting, { id }, staff) => readBeside(acting, staff, id))
  mountStaff(app, cases.disputeHandOver, deps, (acting, input, staff) => handOver(acting, staff, input))
  mountStaff(app, cases.disputeAskEvidence, deps, (acting, input, staff) => askEvidence(acting, staff, input))
}
