import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/shop'
import * as admin from '@contract/endpoints/console/community/shop'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { mountStaff } from '../../http/staff/mount-staff'
import { inArea, rowOf, within } from '../audit/open/within'
import { addShop, editShop, shownPictures, withdrawShop } from './apply'
import { approveShop, listForStaff, rejectShop, removeShop } from './admin'
import { listShops, readContact, readLevels, readShop } from './info'
import { setLevel } from './level-admin'
import { payShop, renewShop } from './order'

const shopById = rowOf('shop', 'shop_id', 'user_id')
const ofShop = (db: Db, { shopId }: { readonly shopId: number }) => shopById(db, shopId)

/** Sponsored shops: their list and pages, applications, terms, and the operators' calls. */
export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.shopList, deps, (input, { userId }) => listShops(deps, userId, input))
  mount(app, calls.shopInfo, deps, (which, caller) => readShop(deps, caller, which))
  mount(app, calls.shopLevelsOf, deps, ({ areaId }, caller) => readLevels(deps, caller, areaId))
  mount(app, calls.shopContact, deps, ({ shopId }, caller) => readContact(deps, caller, shopId))
  const add = (input: Parameters<typeof addShop>[2], caller: Caller) => addShop(deps, caller, input)
  mount(app, calls.shopAdd, deps, withOwnPictures(deps, add))
  const edit = (input: Parameters<typeof editShop>[2], caller: Caller) => editShop(deps, caller, input)
  const shown = ({ shopId }: { readonly shopId: number }, { userId }: Caller) => shownPictures(deps.db, shopId, userId)
  mount(app, calls.shopEdit, deps, withOwnPictures(deps, edit, { shown }))
  mount(app, calls.shopWithdraw, deps, (input, caller) => withdrawShop(deps, caller, input))
  mount(app, calls.shopPay, deps, (input, caller) => payShop(deps, caller, input))
  mount(app, calls.shopRenew, deps, (input, caller) => renewShop(deps, caller, input))
  mountStaff(
    app,
    admin.adminShopList,
    deps,
    within(inArea, (acting, input, staff) => listForStaff(acting, staff, input)),
  )
  mountStaff(app, admin.shopLevelSet, deps, (acting, input, staff) => setLevel(acting, staff, input))
  mountStaff(
    app,
    admin.adminShopApprove,
    deps,
    within(ofShop, (acting, input, { userId }) => approveShop(acting, userId, input)),
  )
  mountStaff(
    app,
    admin.adminShopReject,
    deps,
    within(ofShop, (acting, input, { userId }) => rejectShop(acting, userId, input)),
  )
  mountStaff(
    app,
    admin.adminShopRemove,
    deps,
    within(ofShop, (acting, input, { userId }) => removeShop(acting, userId, input)),
  )
}
