import type { FastifyInstance } from 'fastify'
import * as deskCalls from '@contract/endpoints/money/money-desk'
import * as calls from '@contract/endpoints/money/withdrawals'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import type { Payout } from './payout'
import { applyForWithdrawal } from './apply'
import * as desk from './desk'
import * as service from './service'

/** The calls of withdrawals, for their owners and for operators; `payout` sends the money. */
export const withdrawalRoutes =
  (payout: Payout) =>
  (app: FastifyInstance, deps: Deps): void => {
    mount(app, calls.withdrawGetInfo, deps, (_input, caller) => service.readInfo(deps, caller))
    mount(app, calls.withdrawAdd, deps, (input, caller) => applyForWithdrawal(deps, caller, input))
    mount(app, calls.withdrawList, deps, (input, caller) => service.listWithdrawals(deps, caller.userId, input))
    mount(app, calls.withdrawInfo, deps, ({ id }, caller) => service.readWithdrawal(deps, caller.userId, id))
    mount(app, calls.withdrawCancel, deps, (input, caller) => service.cancelWithdrawal(deps, caller.userId, input))
    const { deskApprove, deskReject, deskPay, deskPaid, deskFail } = deskCalls
    mount(app, deskCalls.deskWithdrawList, deps, (input, { userId }) => desk.listForDesk(deps, userId, input))
    mount(app, deskCalls.deskWithdrawInfo, deps, ({ id }, { userId }) => desk.readForDesk(deps, userId, id))
    mount(app, deskApprove, deps, (input, { userId }) => desk.decide(deps, userId, deskApprove.path, 'approved', input))
    mount(app, deskReject, deps, (input, { userId }) => desk.decide(deps, userId, deskReject.path, 'rejected', input))
    mount(app, deskPay, deps, (input, { userId }) => desk.startPaying(deps, payout, userId, input))
    mount(app, deskPaid, deps, (input, { userId }) => desk.decide(deps, userId, deskPaid.path, 'paid', input))
    mount(app, deskFail, deps, (input, { userId }) => desk.decide(deps, userId, deskFail.path, 'failed', input))
  }
