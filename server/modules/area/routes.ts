import type { FastifyInstance } from 'fastify'
import {
  adminAreaHalt,
  areaInfo,
  areaList,
  categoryList,
  indexConfig,
  indexCount,
  indexToDo,
} from '@contract/endpoints/city/area'
import * as cities from '@contract/endpoints/console/areas'
import { areaSwitch, areaSwitches } from '@contract/endpoints/city/switches'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { inArea, within } from '../audit/open/within'
import * as city from './city-desk'
import { haltArea } from './halt-desk'
import * as area from './service'
import { readSwitches, switchArea } from './switch-desk'

export function areaRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, indexConfig, deps, ({ areaId }, { platform }, asked) => area.readConfig(deps, areaId, asked, platform))
  mount(app, areaInfo, deps, ({ areaId }) => area.readArea(deps, areaId))
  mount(app, areaList, deps, () => area.listAreas(deps))
  mount(app, categoryList, deps, ({ areaId }) => area.listCategories(deps, areaId))
  mount(app, indexToDo, deps, ({ areaId }, caller) => area.readToDo(deps, caller, areaId))
  mount(app, indexCount, deps, ({ areaId, type }, caller) => area.count(deps, caller, areaId, type))
  mountStaff(app, cities.areaSave, deps, (acting, input, staff) => city.saveArea(acting, staff, input))
  mountStaff(app, cities.zonePreview, deps, (acting, input, staff) => city.previewZone(acting, staff, input))
  mountStaff(app, cities.zoneSave, deps, (acting, input, staff) => city.saveZone(acting, staff, input))
  mountStaff(app, cities.zoneRemove, deps, (acting, input, staff) => city.removeZone(acting, staff, input))
  mountStaff(
    app,
    adminAreaHalt,
    deps,
    within(inArea, (acting, input, { userId }) => haltArea(acting, userId, input)),
  )
  mountStaff(
    app,
    areaSwitches,
    deps,
    within(inArea, (acting, { areaId }) => readSwitches(acting, areaId)),
  )
  mountStaff(
    app,
    areaSwitch,
    deps,
    within(inArea, (acting, input, { userId }) => switchArea(acting, userId, input)),
  )
}
