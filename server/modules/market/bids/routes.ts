import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/market/bids'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { withOwnPictures } from '../../../http/own-pictures'
import { asCaller } from '../../../http/staff/as-caller'
import { mountStaff } from '../../../http/staff/mount-staff'
import { rowOf, within } from '../../audit/open/within'
import { addBuy, renewBuy } from './add'
import { cancelBuy, closeBuy, removeBuy } from './end'
import { sendBuys, readBuy } from './service'
import type { OpenOrder } from '../open/bid-sale'
import { takeBuy } from './take'

const bidById = rowOf('buy_order', 'buy_id', 'user_id')
const ofBid = (db: Db, { id }: { readonly id: number }) => bidById(db, id)

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
    mountStaff(
      app,
      calls.buyRemove,
      deps,
      within(ofBid, (acting, input, staff) => removeBuy(acting, asCaller(staff), input)),
    )
  }
