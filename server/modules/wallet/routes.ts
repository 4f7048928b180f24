import type { FastifyInstance } from 'fastify'
import { userAssets } from '@contract/endpoints/session'
import { moneyGetTotal, moneyList, moneyTurn } from '@contract/endpoints/wallet'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as wallet from './service'

export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, userAssets, deps, (_input, caller) => wallet.readAssets(deps, caller.userId))
  mount(app, moneyList, deps, (input, caller) => wallet.listMoney(deps, caller.userId, input))
  mount(app, moneyGetTotal, deps, (_input, caller) => wallet.readTotal(deps, caller.userId))
  mount(app, moneyTurn, deps, (input, caller) => wallet.turnIncome(deps, caller.userId, input))
}
