import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/expand'
import * as admin from '@contract/endpoints/console/community/expand'
import * as areas from '@contract/endpoints/console/areas'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { includesArea } from '@contract/console/roles'
import { refusal } from '@contract/refusals'
import { err } from '@contract/result'
import { inArea, rowOf, within } from '../audit/open/within'
import { addSlots } from './buy'
import { actOnRound, addRound, editRound, listForStaff, previewRound } from './admin'
import { listRounds, readExpansion, readPrices, readPurchase, remind } from './info'
import * as zones from './zones/save'

const roundById = rowOf('expand_round', 'round_id')
const ofRound = (db: Db, { roundId }: { readonly roundId: number }) => roundById(db, roundId)

/** Rounds of capacity expansion, purchases of slots, zones with what they offer, and the operators' calls. */
export function expandRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.expandList, deps, (input, caller) => listRounds(deps, caller, input))
  mount(app, calls.expandInfo, deps, (input, caller) => readExpansion(deps, caller, input))
  mount(app, calls.expandPriceTable, deps, (input) => readPrices(deps, input))
  mount(app, calls.expandAdd, deps, (input, caller) => addSlots(deps, caller, input))
  mount(app, calls.expandPurchase, deps, ({ expandId }, { userId }) => readPurchase(deps, userId, expandId))
  mount(app, calls.expandRemind, deps, (input, caller) => remind(deps, caller, input))
  mountStaff(
    app,
    admin.adminRoundList,
    deps,
    within(inArea, (acting, { areaId }) => listForStaff(acting, areaId)),
  )
  mountStaff(app, admin.roundPreview, deps, (acting, input, staff) =>
    includesArea(staff.areas, input.areaId) ? previewRound(acting, input) : Promise.resolve(err(refusal('NOT_FOUND'))),
  )
  mountStaff(
    app,
    admin.adminRoundAdd,
    deps,
    within(inArea, (acting, input, { userId }) => addRound(acting, userId, input)),
  )
  mountStaff(
    app,
    admin.adminRoundEdit,
    deps,
    within(ofRound, (acting, input, { userId }) => editRound(acting, userId, input)),
  )
  mountStaff(
    app,
    admin.adminRoundAct,
    deps,
    within(ofRound, (acting, input, { userId }) => actOnRound(acting, userId, input)),
  )
  mountStaff(app, areas.zonePreview, deps, (acting, input, staff) => zones.previewZone(acting, staff, input))
  mountStaff(app, areas.zoneSave, deps, (acting, input, staff) => zones.saveZone(acting, staff, input))
  mountStaff(app, areas.zoneRemove, deps, (acting, input, staff) => zones.removeZone(acting, staff, input))
}
