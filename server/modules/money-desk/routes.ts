import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/money/corrections'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as service from './service'

/** The books as operators see them, and corrections by two of them. */
export function moneyDeskRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.txnList, deps, (input) => service.listTxns(deps, input))
  mount(app, calls.correctionList, deps, (input, { userId }) => service.listCorrections(deps, userId, input))
  mount(app, calls.correctionAdd, deps, (input, { userId }) => service.addCorrection(deps, userId, input))
  mount(app, calls.correctionConfirm, deps, (input, { userId }) => service.confirmCorrection(deps, userId, input))
  mount(app, calls.correctionRefuse, deps, (input, { userId }) => service.refuseCorrection(deps, userId, input))
}
