import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/market/cart'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { addToCart, emptyCart, readCart, readTotals, takeOut } from './cart'
import { listBlocks, listZones } from './list'

/** Blocks of an area, and the cart of those that a person wants. */
export function cartRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.blockList, deps, (input, caller) => listBlocks(deps, caller.userId, input))
  mount(app, calls.blockZones, deps, ({ areaId }, caller) => listZones(deps, areaId, caller))
  mount(app, calls.carList, deps, (_input, caller) => readCart(deps, caller))
  mount(app, calls.addCar, deps, ({ ids }, caller) => addToCart(deps, caller, ids))
  mount(app, calls.delCar, deps, ({ ids }, caller) => takeOut(deps, caller, ids))
  mount(app, calls.clearCar, deps, ({ onlyInvalid }, caller) => emptyCart(deps, caller, onlyInvalid === 1))
  mount(app, calls.getTotal, deps, (_input, caller) => readTotals(deps, caller))
}
