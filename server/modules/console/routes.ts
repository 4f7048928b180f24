import type { FastifyInstance } from 'fastify'
import { areaReach } from '@contract/endpoints/console/areas'
import { draftAdd, draftList } from '@contract/endpoints/console/disputes'
import { filterEdit, filterList } from '@contract/endpoints/console/lists/own'
import * as infos from '@contract/endpoints/console/infos'
import { personInfo } from '@contract/endpoints/console/people'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { addDraft, listDrafts } from './drafts'
import { addNote, endSessions, readOrder, readPerson, readReach, revealMobile } from './infos'
import { editOwn, listOwn } from './own-lists'
import { mountRows } from './rows'
import { searchAll } from './search'
import type { Things } from './things'

/** What the console shows of one thing, and its lists. */
export const consoleRoutes = (things: Things) => (app: FastifyInstance, deps: Deps) => {
  mountStaff(app, infos.orderInfo, deps, (acting, { id }, staff) => readOrder(acting, staff, id))
  mountStaff(app, personInfo, deps, (acting, { id }, staff) => readPerson(acting, things, staff, id))
  mountStaff(app, infos.userReveal, deps, (acting, input, staff) => revealMobile(acting, staff, input))
  mountStaff(app, infos.userEndSessions, deps, (acting, input, staff) => endSessions(acting, staff, input))
  mountStaff(app, infos.noteAdd, deps, (acting, input, staff) => addNote(acting, staff, input))
  mountStaff(app, draftList, deps, (acting, input, staff) => listDrafts(acting, staff, input))
  mountStaff(app, draftAdd, deps, (acting, input, staff) => addDraft(acting, staff, input))
  mountStaff(app, infos.search, deps, (acting, { q }, staff) => searchAll(acting, things, staff, q))
  mountStaff(app, areaReach, deps, (acting, { areaId }, staff) => readReach(acting, staff, areaId))
  mountStaff(app, filterList, deps, (acting, _, staff) => listOwn(acting, staff))
  mountStaff(app, filterEdit, deps, (acting, input, staff) => editOwn(acting, staff, input))
  mountRows(app, deps, things)
}
