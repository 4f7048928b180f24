import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/money/withdrawals'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { applyForWithdrawal } from './apply'
import * as service from './service'

/** The calls of withdrawals for their owners. Operators have theirs in `console/routes`. */
export function withdrawalRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.withdrawGetInfo, deps, (_input, caller) => service.readInfo(deps, caller))
  mount(app, calls.withdrawAdd, deps, (input, caller) => applyForWithdrawal(deps, caller, input))
  mount(app, calls.withdrawList, deps, (input, caller) => service.listWithdrawals(deps, caller.userId, input))
  mount(app, calls.withdrawInfo, deps, ({ id }, caller) => service.readWithdrawal(deps, caller.userId, id))
  mount(app, calls.withdrawCancel, deps, (input, caller) => service.cancelWithdrawal(deps, caller.userId, input))
}
