import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/mayor'
import * as admin from '@contract/endpoints/console/community/mayor'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { asCaller } from '../../http/staff/as-caller'
import { mountStaff } from '../../http/staff/mount-staff'
import { inArea, rowOf, within } from '../audit/open/within'
import { joinElection, quitElection, shownPictures } from './acts'
import { castRanks } from './cast'
import { readForStaff, readRoll, readRule, setRule } from './console'
import { announceByStaff, strikeByStaff } from './admin'
import { listMayors, readBallots, readMayor } from './info'

const electionById = rowOf('mayor_election', 'election_id')
const ofElection = (db: Db, { electionId }: { readonly electionId: number }) => electionById(db, electionId)

/** Elections of mayors: stages, candidates, ballots, terms, and the operators' calls. */
export function mayorRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.mayorInfo, deps, (input, caller) => readMayor(deps, caller, input))
  mount(app, calls.mayorList, deps, (input) => listMayors(deps, input))
  const join = (input: Parameters<typeof joinElection>[2], caller: Caller) => joinElection(deps, caller, input)
  const shown = ({ electionId }: { readonly electionId: number }, { userId }: Caller) =>
    shownPictures(deps, electionId, userId)
  mount(app, calls.mayorJoin, deps, withOwnPictures(deps, join, { shown }))
  mount(app, calls.mayorQuit, deps, (input, caller) => quitElection(deps, caller, input))
  mount(app, calls.mayorCast, deps, (input, caller) => castRanks(deps, caller, input))
  mount(app, calls.mayorBallots, deps, (input) => readBallots(deps, input))
  mountStaff(app, admin.electionInfo, deps, (acting, { id }, staff) => readForStaff(acting, staff, id))
  mountStaff(app, admin.electionRoll, deps, (acting, input, staff) => readRoll(acting, staff, input))
  mountStaff(app, admin.electionRule, deps, (acting, { areaId }, staff) => readRule(acting, staff, areaId))
  mountStaff(app, admin.electionSetRule, deps, (acting, input, staff) => setRule(acting, staff, input))
  mountStaff(
    app,
    admin.adminElectionAnnounce,
    deps,
    within(inArea, (acting, input, staff) => announceByStaff(acting, asCaller(staff), input)),
  )
  mountStaff(
    app,
    admin.adminElectionStrike,
    deps,
    within(ofElection, (acting, input, staff) => strikeByStaff(acting, asCaller(staff), input)),
  )
}
