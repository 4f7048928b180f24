import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/money/withdrawals'
import type { Deps } from '../../../deps'
import { mountStaff } from '../../../http/staff/mount-staff'
import type { Payout } from '../payout'
import * as service from './service'

/** Withdrawals in the operator console; `payout` sends the money. */
export const withdrawalConsoleRoutes =
  (payout: Payout) =>
  (app: FastifyInstance, deps: Deps): void => {
    mountStaff(app, calls.consoleWithdrawList, deps, (acting, input, staff) =>
      service.listForConsole(acting, staff, input),
    )
    mountStaff(app, calls.consoleWithdrawInfo, deps, (acting, { id }, staff) =>
      service.readForConsole(acting, staff, id),
    )
    mountStaff(app, calls.consoleWithdrawApprove, deps, (acting, input, staff) =>
      service.approveByStaff(acting, staff, input),
    )
    mountStaff(app, calls.consoleWithdrawPaying, deps, (acting, input, staff) =>
      service.payByStaff(acting, payout, staff, input),
    )
    const { consoleWithdrawReject, consoleWithdrawPaid, consoleWithdrawFail } = calls
    mountStaff(app, consoleWithdrawReject, deps, (acting, input, staff) =>
      service.stepByStaff(acting, staff, consoleWithdrawReject.path, 'rejected', input),
    )
    mountStaff(app, consoleWithdrawPaid, deps, (acting, input, staff) =>
      service.stepByStaff(acting, staff, consoleWithdrawPaid.path, 'paid', input),
    )
    mountStaff(app, consoleWithdrawFail, deps, (acting, input, staff) =>
      service.stepByStaff(acting, staff, consoleWithdrawFail.path, 'failed', input),
    )
  }
