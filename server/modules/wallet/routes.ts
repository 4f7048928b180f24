import type { FastifyInstance } from 'fastify'
import * as holdCalls from '@contract/endpoints/money/holds'
import { userAssets } from '@contract/endpoints/people/session'
import * as calls from '@contract/endpoints/money/wallet'
import type { Deps } from '../../deps'
import { mount, mountReading } from '../../http/mount'
import * as holds from './holds'
import * as records from './records'
import * as wallet from './service'

export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, userAssets, deps, (_input, caller) => wallet.readAssets(deps, caller.userId))
  mountReading(app, calls.moneyList, deps, (fresh, input, caller) => records.listMoney(fresh, caller.userId, input))
  mountReading(app, calls.moneyDownload, deps, (fresh, input, caller) =>
    records.downloadMoney(fresh, caller.userId, input),
  )
  mount(app, calls.moneyGetTotal, deps, (_input, caller) => wallet.readTotal(deps, caller.userId))
  mount(app, calls.moneyTurn, deps, (input, caller) => wallet.turnIncome(deps, caller.userId, input))
  mount(app, holdCalls.freezeList, deps, (input, caller) => holds.listHolds(deps, caller.userId, input))
  mount(app, holdCalls.freezeGetTotal, deps, (_input, caller) => holds.readFrozen(deps, caller.userId))
  mount(app, holdCalls.freezeInfo, deps, ({ id }, caller) => holds.readHold(deps, caller.userId, id))
  mountReading(app, holdCalls.incomeList, deps, (fresh, input, caller) => holds.listIncome(fresh, caller.userId, input))
  mount(app, holdCalls.incomeGetTotal, deps, (input, caller) => holds.readIncome(deps, caller.userId, input))
}
