import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/market/block-market'
import * as handover from '@contract/endpoints/market/handover'
import { includesArea } from '@contract/console/roles'
import { blockMapRows } from '@contract/endpoints/console/areas'
import { handoverInfo } from '@contract/endpoints/console/cases'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { rowOf, within } from '../audit/open/within'
import { checkOut } from './check-out'
import { actOnBlock } from './freeze'
import { readCart } from './carts-info'
import { actByStaff, listForStaff } from './handover/admin'
import { readFile, readHandover } from './handover/info'
import { readCase } from './handover/case'
import { object } from './handover/objection'
import * as own from '@contract/endpoints/market/own-blocks'
import * as sale from '@contract/endpoints/market/sale'
import { readMap } from './map'
import { readOwn } from './own'
import { readSale } from './sale/info'
import { remind } from './sale/wish'

const blockById = rowOf('block', 'block_id', 'owner_user_id')
const ofBlock = (db: Db, { blockId }: { readonly blockId: number }) => blockById(db, blockId)

/** Check-outs of blocks, and handovers. */
export function blockMarketRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.carPay, deps, (input, caller) => checkOut(deps, caller, input))
  mount(app, calls.carInfo, deps, ({ cartId }, { userId }) => readCart(deps, userId, cartId))
  mount(app, calls.blockMap, deps, (input, { userId }) => readMap(deps, userId, input))
  mountStaff(app, blockMapRows, deps, ({ db }, input, staff) =>
    includesArea(staff.areas, input.areaId)
      ? readMap({ db }, 0, { ...input, categoryId: input.zoneId })
      : Promise.resolve(err(refusal('NOT_FOUND'))),
  )
  mountStaff(app, handoverInfo, deps, (acting, { id }, staff) => readCase(acting, staff, id))
  mount(app, sale.blockSale, deps, ({ blockId }, caller) => readSale(deps, caller, blockId))
  mount(app, sale.remindBlock, deps, (input, { userId }) => remind(deps, userId, input))
  mount(app, own.ownBlocks, deps, (_input, { userId }) => readOwn(deps, userId))
  mount(app, handover.blockHandover, deps, ({ orderId, show }, { userId }) =>
    readHandover(deps, userId, orderId, show === 1),
  )
  mount(app, handover.objectHandover, deps, (input, { userId }) => object(deps, userId, input))
  mountStaff(app, handover.adminHandoverList, deps, (acting, input, staff) => listForStaff(acting, staff, input))
  mountStaff(app, handover.adminHandoverAct, deps, (acting, input, staff) => actByStaff(acting, staff, input))
  mountStaff(
    app,
    handover.adminBlockAct,
    deps,
    within(ofBlock, (acting, input, { userId }) => actOnBlock(acting, userId, input)),
  )
  mount(app, handover.handoverFile, deps, ({ orderId }, { userId }) => readFile(deps, userId, orderId))
}
