import type { FastifyInstance } from 'fastify'
import * as cases from '@contract/endpoints/console/cases'
import * as disputes from '@contract/endpoints/console/disputes'
import type { Deps } from '../../../deps'
import { asCaller } from '../../../http/staff/as-caller'
import { mountStaff } from '../../../http/staff/mount-staff'
import { readCaseAddress } from '../address/staff-address'
import { askToDecide } from '../dispute/by-two'
import { decide, readCase } from '../dispute/decide'
import { readCaseMessages } from '../messages/case-messages'
import { askEvidence, handOver, readBeside } from './beside'

/** Disputes in the console: what staff see of them, do beside the decision, and decide. */
export function caseRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, disputes.staffDisputeInfo, deps, (acting, { id }, staff) => readCase(acting, asCaller(staff), id))
  mountStaff(app, disputes.staffDisputeDecide, deps, (acting, input, staff) => decide(acting, asCaller(staff), input))
  mountStaff(app, disputes.disputeAsk, deps, (acting, input, staff) => askToDecide(acting, staff, input))
  mountStaff(app, disputes.disputeMessages, deps, (acting, input, staff) => readCaseMessages(acting, staff, input))
  mountStaff(app, disputes.disputeAddress, deps, (acting, { id }, staff) => readCaseAddress(acting, staff, id))
  mountStaff(app, cases.disputeBeside, deps, (acting, { id }, staff) => readBeside(acting, staff, id))
  mountStaff(app, cases.disputeHandOver, deps, (acting, input, staff) => handOver(acting, staff, input))
  mountStaff(app, cases.disputeAskEvidence, deps, (acting, input, staff) => askEvidence(acting, staff, input))
}
