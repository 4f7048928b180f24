import type { FastifyInstance } from 'fastify'
import * as holdCalls from '@contract/endpoints/money/holds'
import { userAssets } from '@contract/endpoints/people/session'
import * as calls from '@contract/endpoints/money/wallet'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as holds from './holds'
import * as records from './records'
import * as wallet from './service'

export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, userAssets, deps, (_input, caller) => wallet.readAssets(deps, caller.userId))
  mount(app, calls.moneyList, deps, (input, caller) => records.listMoney(deps, caller.userId, input))
  mount(app, calls.moneyDownload, deps, (input, caller) => records.downloadMoney(deps, caller.userId, input))
  mount(app, calls.moneyGetTotal, deps, (_input, caller) => wallet.readTotal(deps, caller.userId))
  mount(app, calls.moneyTurn, deps, (input, caller) => wallet.turnIncome(deps, caller.userId, input))
  mount(app, holdCalls.freezeList, deps, (input, caller) => holds.listHolds(deps, caller.userId, input))
  mount(app, holdCalls.freezeGetTotal, deps, (_input, caller) => holds.readFrozen(deps, caller.userId))
  mount(app, holdCalls.freezeInfo, deps, ({ id }, caller) => holds.readHold(deps, caller.userId, id))
  mount(app, holdCalls.incomeList, deps, (input, caller) => holds.listIncome(deps, caller.userId, input))
  mount(app, holdCalls.incomeGetTotal, deps, (input, caller) => holds.readIncome(deps, caller.userId, input))
}
