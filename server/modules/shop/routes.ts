import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/shop'
import * as desk from '@contract/endpoints/community/shop-desk'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { addShop, editShop, shownPictures, withdrawShop } from './apply'
import { approveShop, listDesk, rejectShop, removeShop } from './desk'
import { listShops, readContact, readLevels, readShop } from './info'
import { payShop, renewShop } from './order'

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
  mount(app, desk.adminShopList, deps, (input, { userId }) => listDesk(deps, userId, input))
  mount(app, desk.adminShopApprove, deps, (input, { userId }) => approveShop(deps, userId, input))
  mount(app, desk.adminShopReject, deps, (input, { userId }) => rejectShop(deps, userId, input))
  mount(app, desk.adminShopRemove, deps, (input, { userId }) => removeShop(deps, userId, input))
}
