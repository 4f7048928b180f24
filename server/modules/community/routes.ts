import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/community'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import type { Plots } from './service'
import * as community from './service'

/** What the home says of a city's modules. */
export const communityRoutes = (plots: Plots) => (app: FastifyInstance, deps: Deps) => {
  mount(app, calls.indexModules, deps, ({ areaId }, caller) => community.readModules(deps, plots, caller, areaId))
  mount(app, calls.indexTodo, deps, (input, caller) => community.readTodo(deps, plots, caller, input))
}
