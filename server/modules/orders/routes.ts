import type { FastifyInstance } from 'fastify'
import { saleTake } from '@contract/endpoints/market'
import * as calls from '@contract/endpoints/orders'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { act } from './act'
import * as orders from './service'
import { take } from './take'

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, saleTake, deps, (input, caller) => take(deps, caller, input))
  mount(app, calls.orderList, deps, (input, caller) => orders.listOrders(deps, caller.userId, input))
  mount(app, calls.orderInfo, deps, ({ id }, caller) => orders.readOrder(deps, caller.userId, id))
  mount(app, calls.orderGetNum, deps, (_input, caller) => orders.countMine(deps, caller.userId))
  mount(app, calls.orderCancel, deps, (input, caller) =>
    act(deps, caller, input, { call: '/bctOrder/cancel', act: 'cancel' }),
  )
  mount(
    app,
    calls.orderDeliver,
    deps,
    withOwnPictures(
      deps,
      (input, caller) => act(deps, caller, input, { call: '/bctOrder/deliver', act: 'deliver', said: input }),
      { isEvidence: true },
    ),
  )
  mount(app, calls.orderRefuse, deps, (input, caller) =>
    act(deps, caller, input, { call: '/bctOrder/refuse', act: 'refuse', said: { text: input.text } }),
  )
  mount(app, calls.orderConfirm, deps, (input, caller) =>
    act(deps, caller, input, { call: '/bctOrder/confirm', act: 'confirm' }),
  )
}
