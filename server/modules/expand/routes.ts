import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/expand'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { addSlots } from './buy'
import { actOnRound, addRound, editRound, listDesk } from './desk'
import { listRounds, readExpansion, readPrices, readPurchase, remind } from './info'

/** Rounds of capacity expansion, purchases of slots, and the operators' calls. */
export function expandRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.expandList, deps, (input, caller) => listRounds(deps, caller, input))
  mount(app, calls.expandInfo, deps, (input, caller) => readExpansion(deps, caller, input))
  mount(app, calls.expandPriceTable, deps, (input) => readPrices(deps, input))
  mount(app, calls.expandAdd, deps, (input, caller) => addSlots(deps, caller, input))
  mount(app, calls.expandPurchase, deps, ({ expandId }, { userId }) => readPurchase(deps, userId, expandId))
  mount(app, calls.expandRemind, deps, (input, caller) => remind(deps, caller, input))
  mount(app, calls.adminRoundList, deps, ({ areaId }, { userId }) => listDesk(deps, userId, areaId))
  mount(app, calls.adminRoundAdd, deps, (input, { userId }) => addRound(deps, userId, input))
  mount(app, calls.adminRoundEdit, deps, (input, { userId }) => editRound(deps, userId, input))
  mount(app, calls.adminRoundAct, deps, (input, { userId }) => actOnRound(deps, userId, input))
}
