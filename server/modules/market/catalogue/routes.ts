import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/catalogue'
import type { Deps } from '../../../deps'
import { mountStaff } from '../../../http/staff/mount-staff'
import * as acts from './acts'
import { giveToItem } from './to-item'

/** The catalogue as staff of the console change it. */
export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.categorySave, deps, (acting, input, staff) => acts.saveCategory(acting, staff, input))
  mountStaff(app, calls.categoryAct, deps, (acting, input, staff) => acts.actOnCategory(acting, staff, input))
  mountStaff(app, calls.categorySort, deps, (acting, input, staff) => acts.sortCategories(acting, staff, input))
  mountStaff(app, calls.itemSave, deps, (acting, input, staff) => acts.saveItem(acting, staff, input))
  mountStaff(app, calls.itemAct, deps, (acting, input, staff) => acts.actOnItem(acting, staff, input))
  mountStaff(app, calls.itemSort, deps, (acting, input, staff) => acts.sortItems(acting, staff, input))
  mountStaff(app, calls.saleToItem, deps, (acting, input, staff) => giveToItem(acting, staff, input))
}
