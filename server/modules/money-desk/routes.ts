import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/money/corrections'
import { correctionPreview } from '@contract/endpoints/console/refunds'
import type { Deps } from '../../deps'
import { mountDesk, mountStaff } from '../../http/staff/mount-staff'
import { ofNoArea, within } from '../audit/open/within'
import * as service from './service'

/** The books as operators see them, and corrections by two of them. */
export function moneyDeskRoutes(app: FastifyInstance, deps: Deps): void {
  mountDesk(
    app,
    calls.txnList,
    deps,
    within(ofNoArea, (acting, input) => service.listTxns(acting, input)),
  )
  mountStaff(app, correctionPreview, deps, (acting, { txnId }, staff) =>
    service.previewCorrection(acting, staff, txnId),
  )
  mountDesk(
    app,
    calls.correctionList,
    deps,
    within(ofNoArea, (acting, input, { userId }) => service.listCorrections(acting, userId, input)),
  )
  mountDesk(
    app,
    calls.correctionAdd,
    deps,
    within(ofNoArea, (acting, input, { userId }) => service.addCorrection(acting, userId, input)),
  )
  mountDesk(
    app,
    calls.correctionConfirm,
    deps,
    within(ofNoArea, (acting, input, { userId }) => service.confirmCorrection(acting, userId, input)),
  )
  mountDesk(
    app,
    calls.correctionRefuse,
    deps,
    within(ofNoArea, (acting, input, { userId }) => service.refuseCorrection(acting, userId, input)),
  )
}
