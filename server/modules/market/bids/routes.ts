import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/market/bids'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { withOwnPictures } from '../../../http/own-pictures'
import { addBuy, renewBuy } from './add'
import { cancelBuy, closeBuy, removeBuy } from './end'
import { sendBuys, readBuy } from './service'
import type { OpenOrder } from '../open/bid-sale'
import { takeBuy } from './take'

/** The calls of bids; `openOrder` makes the order of a sale into one. */
export const bidRoutes =
  (openOrder: OpenOrder) =>
  (app: FastifyInstance, deps: Deps): void => {
    mount(app, calls.buyList, deps, (input, caller) => sendBuys(deps, caller.userId, input))
    mount(app, calls.buyInfo, deps, ({ id }, caller) => readBuy(deps, caller.userId, id))
    mount(
      app,
      calls.buyAdd,
      deps,
      withOwnPictures(deps, (input, caller) => addBuy(deps, caller, input)),
    )
    mount(app, calls.buyCancel, deps, (input, caller) => cancelBuy(deps, caller, input))
    mount(app, calls.buyClose, deps, (input, caller) => closeBuy(deps, caller, input))
    mount(app, calls.buyRenew, deps, (input, caller) => renewBuy(deps, caller, input))
    mount(app, calls.buyTake, deps, (input, caller) => takeBuy(deps, openOrder, caller, input))
    mount(app, calls.buyRemove, deps, (input, caller) => removeBuy(deps, caller, input))
  }
