import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/votes'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { cancelVote, removeVote, supportVote } from './acts'
import { castBallot } from './cast'
import { listVotes, readBallots, readVote } from './info'
import { addVote, editVote } from './write'

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
  mount(app, calls.adminVoteRemove, deps, (input, caller) => removeVote(deps, caller, input))
}
