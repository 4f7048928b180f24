import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/votes'
import { adminVoteRemove, voteDetail, voteRoll } from '@contract/endpoints/console/community/vote'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { asCaller } from '../../http/staff/as-caller'
import { mountStaff } from '../../http/staff/mount-staff'
import { rowOf, within } from '../audit/open/within'
import { cancelVote, removeVote, supportVote } from './acts'
import { castBallot } from './cast'
import { listVotes, readBallots, readForStaff, readRoll, readVote } from './info'
import { addVote, editVote } from './write'

const voteById = rowOf('vote', 'vote_id', 'author_user_id', 'payee_user_id')
const ofVote = (db: Db, { voteId }: { readonly voteId: number }) => voteById(db, voteId)

/** Votes of areas: what is asked, who supports it, ballots, results. */
export function voteRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.voteList, deps, (input, caller) => listVotes(deps, caller, input))
  mount(app, calls.voteInfo, deps, ({ voteId }, caller) => readVote(deps, caller, voteId))
  mount(app, calls.voteBallots, deps, (input) => readBallots(deps, input))
  mount(app, calls.voteAdd, deps, (input, caller) => addVote(deps, caller, input))
  mount(app, calls.voteEdit, deps, (input, caller) => editVote(deps, caller, input))
  mount(app, calls.voteSupport, deps, (input, caller) => supportVote(deps, caller, input))
  mount(app, calls.voteCast, deps, (input, caller) => castBallot(deps, caller, input))
  mount(app, calls.voteCancel, deps, (input, caller) => cancelVote(deps, caller, input))
  mountStaff(app, voteDetail, deps, (acting, { id }, staff) => readForStaff(acting, staff, id))
  mountStaff(app, voteRoll, deps, (acting, input, staff) => readRoll(acting, staff, input))
  mountStaff(
    app,
    adminVoteRemove,
    deps,
    within(ofVote, (acting, input, staff) => removeVote(acting, asCaller(staff), input)),
  )
}
