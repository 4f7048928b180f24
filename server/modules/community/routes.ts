import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/community'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { inArea, within } from '../audit/open/within'
import type { Plots } from './service'
import * as community from './service'

/** What the home says of a city's modules, and the texts about them. */
export const communityRoutes = (plots: Plots) => (app: FastifyInstance, deps: Deps) => {
  mount(app, calls.indexModules, deps, ({ areaId }, caller) => community.readModules(deps, plots, caller, areaId))
  mount(app, calls.indexTodo, deps, (input, caller) => community.readTodo(deps, plots, caller, input))
  mount(app, calls.areaText, deps, (input) => community.readText(deps, input))
  mountStaff(app, calls.adminAreaTextNow, deps, (acting, input, staff) => community.readTextNow(acting, staff, input))
  mountStaff(
    app,
    calls.adminAreaText,
    deps,
    within(inArea, (acting, input, { userId }) => community.writeText(acting, userId, input)),
  )
}
