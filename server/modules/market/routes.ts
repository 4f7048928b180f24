import type { FastifyInstance } from 'fastify'
import { itemDepth, itemHistory, itemList } from '@contract/endpoints/market/items'
import * as calls from '@contract/endpoints/market/market'
import type { Db } from '../../db/schema'
import { searchHot, searchNote } from '@contract/endpoints/market/search'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { asCaller } from '../../http/staff/as-caller'
import { mountStaff } from '../../http/staff/mount-staff'
import { rowOf, within } from '../audit/open/within'
import { addSale, renewSale } from './sales/add'
import { catalogueRoutes } from './catalogue/routes'
import { cartRoutes } from './cart/routes'
import { sendDepth, sendHistory, sendItems } from './items'
import * as acts from './sales/acts'
import * as market from './sales/service'
import { noteSearch, readHot } from './search/hot'
import { transferRoutes } from './transfer/routes'

const saleById = rowOf('sale', 'sale_id', 'user_id')
const ofSale = (db: Db, { id }: { readonly id: number }) => saleById(db, id)

export function marketRoutes(app: FastifyInstance, deps: Deps): void {
  transferRoutes(app, deps)
  cartRoutes(app, deps)
  catalogueRoutes(app, deps)
  mount(app, calls.saleList, deps, (input, caller) => market.sendSales(deps, caller.userId, input))
  mount(app, calls.saleInfo, deps, ({ id }, caller) => market.readSale(deps, caller.userId, id))
  mount(
    app,
    calls.saleAdd,
    deps,
    withOwnPictures(deps, (input, caller) => addSale(deps, caller, input)),
  )
  mount(
    app,
    calls.saleEdit,
    deps,
    withOwnPictures(deps, (input, caller) => acts.editSale(deps, caller, input)),
  )
  mount(app, calls.salePause, deps, (input, caller) => acts.pauseSale(deps, caller, input))
  mount(app, calls.saleResume, deps, (input, caller) => acts.resumeSale(deps, caller, input))
  mount(app, calls.saleOff, deps, (input, caller) => acts.takeOffSale(deps, caller, input))
  mount(app, calls.saleRenew, deps, (input, caller) => renewSale(deps, caller, input))
  mount(app, calls.saleTop, deps, (input, caller) => acts.topSale(deps, caller, input))
  mountStaff(
    app,
    calls.saleRemove,
    deps,
    within(ofSale, (acting, input, staff) => acts.removeSale(acting, asCaller(staff), input)),
  )
  mount(app, itemList, deps, (input) => sendItems(deps, input))
  mount(app, itemDepth, deps, (input) => sendDepth(deps, input))
  mount(app, itemHistory, deps, (input) => sendHistory(deps, input))
  mount(app, searchHot, deps, (input) => readHot(deps, input))
  mount(app, searchNote, deps, (input, caller) => noteSearch(deps, caller, input))
}
