import type { FastifyInstance } from 'fastify'
import { adminAreaHalt, areaInfo, areaList, categoryList, indexConfig, indexCount } from '@contract/endpoints/city/area'
import { areaSwitch, areaSwitches } from '@contract/endpoints/city/switches'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountDesk } from '../../http/staff/mount-staff'
import { inArea, within } from '../audit/open/within'
import { haltArea } from './halt-desk'
import * as area from './service'
import { readSwitches, switchArea } from './switch-desk'

export function areaRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, indexConfig, deps, ({ areaId }, { platform }, asked) => area.readConfig(deps, areaId, asked, platform))
  mount(app, areaInfo, deps, ({ areaId }) => area.readArea(deps, areaId))
  mount(app, areaList, deps, () => area.listAreas(deps))
  mount(app, categoryList, deps, ({ areaId }) => area.listCategories(deps, areaId))
  mount(app, indexCount, deps, ({ areaId, type }, caller) => area.count(deps, caller, areaId, type))
  mountDesk(
    app,
    adminAreaHalt,
    deps,
    within(inArea, (acting, input, { userId }) => haltArea(acting, userId, input)),
  )
  mountDesk(
    app,
    areaSwitches,
    deps,
    within(inArea, (acting, { areaId }) => readSwitches(acting, areaId)),
  )
  mountDesk(
    app,
    areaSwitch,
    deps,
    within(inArea, (acting, input, { userId }) => switchArea(acting, userId, input)),
  )
}
