import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/people/reviews'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { answerReview, listReviews, readReputation } from './reviews'

/** What buyers said of sellers, for everybody. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.reviewInfo, deps, ({ blockId }, caller) => readReputation(deps, caller, blockId))
  mount(app, calls.reviewList, deps, (input, caller) => listReviews(deps, caller, input))
  mount(app, calls.reviewAnswer, deps, (input, caller) => answerReview(deps, caller, input))
}
