import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/money/corrections'
import { correctionPreview } from '@contract/endpoints/console/money/refunds'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { ofNoArea, within } from '../audit/open/within'
import * as service from './service'

/** The books as operators see them, and corrections by two of them. */
export function correctionRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(
    app,
    calls.txnList,
    deps,
    within(ofNoArea, (acting, input) => service.listTxns(acting, input)),
  )
  mountStaff(app, correctionPreview, deps, (acting, { txnId }, staff) =>
    service.previewCorrection(acting, staff, txnId),
  )
  mountStaff(
    app,
    calls.correctionList,
    deps,
    within(ofNoArea, (acting, input) => service.listCorrections(acting, input)),
  )
  mountStaff(
    app,
    calls.correctionAdd,
    deps,
    within(ofNoArea, (acting, input, { userId }) => service.addCorrection(acting, userId, input)),
  )
}
