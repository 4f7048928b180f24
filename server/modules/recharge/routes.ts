import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/money/recharge'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as service from './service'

export function rechargeRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.rechargeGetInfo, deps, (_input, caller) => service.readInfo(deps, caller))
  mount(app, calls.rechargeAdd, deps, (input, caller) => service.addRecharge(deps, caller, input))
  mount(app, calls.rechargeList, deps, (input, caller) => service.listRecharges(deps, caller.userId, input))
  mount(app, calls.rechargeInfo, deps, ({ id }, caller) => service.readRecharge(deps, caller.userId, id))
}
