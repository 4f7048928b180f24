import type { FastifyInstance } from 'fastify'
import { pointsList, userGetPoints, userRankList } from '@contract/endpoints/people/points'
import type { Deps } from '../../deps'
import { mount, mountReading } from '../../http/mount'
import * as points from './service'

export function pointsRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, userGetPoints, deps, (_input, caller) => points.readPoints(deps, caller.userId))
  mountReading(app, pointsList, deps, (fresh, input, caller) => points.listPoints(fresh, caller.userId, input))
  mount(app, userRankList, deps, (input, caller) => points.sendRanks(deps, caller.userId, input))
}
