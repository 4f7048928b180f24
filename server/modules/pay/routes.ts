import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/money/pay'
import { booksCheck } from '@contract/endpoints/money/books'
import { refundAsk } from '@contract/endpoints/console/money/refunds'
import { gatewayPayments, payRefund } from '@contract/endpoints/money/refunds'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { ofNoArea, within } from '../audit/open/within'
import type { Payers } from './open/payer'
import { checkOnDemand } from './books-admin'
import { endLogin, waysOf } from './platform-user'
import { askToRefund } from './refunds/by-two'
import { listPayments, refundByOperator } from './refunds/admin'
import type { Differences } from './reconcile'
import * as pay from './service'

/** The calls of the cashier; `payers` know how each kind of thing is paid, and the books are compared with what modules find themselves. */
export const payRoutes =
  (payers: Payers, differencesOf: Differences) =>
  (app: FastifyInstance, deps: Deps): void => {
    mount(app, calls.payList, deps, (input, caller) => pay.listPays(deps, caller.userId, input))
    mount(app, calls.payInfo, deps, ({ payNo }, caller) => pay.readPay(deps, caller, payNo))
    mount(app, calls.payWays, deps, (input, caller) => waysOf(deps, caller.userId, input))
    mount(app, calls.payLogin, deps, ({ code }, caller) => endLogin(deps, caller.userId, code))
    mount(app, calls.paySubmit, deps, (input, caller, asked) => pay.submitPay(deps, payers, caller, input, asked))
    mount(app, calls.payCheck, deps, ({ payNo }, caller) => pay.checkPay(deps, payers, caller, payNo))
    mount(app, calls.payCancel, deps, (input, caller) => pay.cancelPay(deps, payers, caller, input))
    mountStaff(
      app,
      gatewayPayments,
      deps,
      within(ofNoArea, (acting, { reference }) => listPayments(acting, reference)),
    )
    mountStaff(
      app,
      payRefund,
      deps,
      within(ofNoArea, (acting, input, { userId }) => refundByOperator(acting, userId, input)),
    )
    mountStaff(app, refundAsk, deps, (acting, input, staff) => askToRefund(acting, staff, input))
    mountStaff(
      app,
      booksCheck,
      deps,
      within(ofNoArea, (acting, { day }, { userId }) => checkOnDemand(acting, differencesOf, userId, day)),
    )
  }
