import type { FastifyInstance } from 'fastify'
import { saleAdd, saleInfo, saleList } from '@contract/endpoints/market'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as market from './service'

export function marketRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, saleList, deps, (input, caller) => market.listSales(deps, caller.userId, input))
  mount(app, saleInfo, deps, ({ id }, caller) => market.readSale(deps, caller.userId, id))
  mount(app, saleAdd, deps, (input, caller) => market.addSale(deps, caller, input))
}
