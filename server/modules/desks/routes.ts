import type { FastifyInstance } from 'fastify'
import { areaReach } from '@contract/endpoints/console/areas'
import { draftAdd, draftList } from '@contract/endpoints/console/disputes'
import * as infos from '@contract/endpoints/console/infos'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { addDraft, listDrafts } from './drafts'
import { addNote, endSessions, readOrder, readReach, readUser, revealMobile } from './infos'
import { mountRows } from './rows'
import { searchAll } from './search'

/** What a desk shows of one thing, and its lists. */
export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, infos.orderInfo, deps, (acting, { id }, staff) => readOrder(acting, staff, id))
  mountStaff(app, infos.userInfo, deps, (acting, { id }, staff) => readUser(acting, staff, id))
  mountStaff(app, infos.userReveal, deps, (acting, input, staff) => revealMobile(acting, staff, input))
  mountStaff(app, infos.userEndSessions, deps, (acting, input, staff) => endSessions(acting, staff, input))
  mountStaff(app, infos.noteAdd, deps, (acting, input, staff) => addNote(acting, staff, input))
  mountStaff(app, draftList, deps, (acting, input, staff) => listDrafts(acting, staff, input))
  mountStaff(app, draftAdd, deps, (acting, input, staff) => addDraft(acting, staff, input))
  mountStaff(app, infos.search, deps, (acting, { q }, staff) => searchAll(acting, staff, q))
  mountStaff(app, areaReach, deps, (acting, { areaId }, staff) => readReach(acting, staff, areaId))
  mountRows(app, deps)
}
