import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/pay'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import type { Payers } from './service'
import * as pay from './service'

/** The calls of the cashier; `payers` know how each kind of thing is paid. */
export const payRoutes =
  (payers: Payers) =>
  (app: FastifyInstance, deps: Deps): void => {
    mount(app, calls.payList, deps, (input, caller) => pay.listPays(deps, caller.userId, input))
    mount(app, calls.payInfo, deps, ({ payNo }, caller) => pay.checkPay(deps, caller, payNo))
    mount(app, calls.paySubmit, deps, (input, caller) => pay.submitPay(deps, payers, caller, input))
    mount(app, calls.payCheck, deps, ({ payNo }, caller) => pay.checkPay(deps, caller, payNo))
    mount(app, calls.payCancel, deps, (input, caller) => pay.cancelPay(deps, payers, caller, input))
  }
