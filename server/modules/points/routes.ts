import type { FastifyInstance } from 'fastify'
import { pointsList, userGetPoints, userRankList } from '@contract/endpoints/people/points'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as points from './service'

export function pointsRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, userGetPoints, deps, (_input, caller) => points.readPoints(deps, caller.userId))
  mount(app, pointsList, deps, (input, caller) => points.listPoints(deps, caller.userId, input))
  mount(app, userRankList, deps, ({ areaId }, caller) => points.listRanks(deps, caller.userId, areaId))
}
