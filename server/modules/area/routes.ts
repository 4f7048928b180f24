import type { FastifyInstance } from 'fastify'
import {
  adminAreaHalt,
  areaInfo,
  areaList,
  categoryList,
  indexConfig,
  indexCount,
  indexCountParts,
} from '@contract/endpoints/city/area'
import * as cities from '@contract/endpoints/console/areas'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { inArea, within } from '../audit/open/within'
import * as city from './city-admin'
import type { AfterHalt } from './halt-admin'
import { haltArea } from './halt-admin'
import * as area from './service'

/** The calls of cities; `afterHalt` gives what is unpaid there the time of a halt, `begin` a new one what it begins with. */
export const areaRoutes =
  (afterHalt: AfterHalt, begin: city.Begin) =>
  (app: FastifyInstance, deps: Deps): void => {
    mount(app, indexConfig, deps, ({ areaId }, { platform }, asked) => area.readConfig(deps, areaId, asked, platform))
    mount(app, areaInfo, deps, ({ areaId }) => area.readArea(deps, areaId))
    mount(app, areaList, deps, () => area.listAreas(deps))
    mount(app, categoryList, deps, ({ areaId }) => area.listCategories(deps, areaId))
    mount(app, indexCountParts, deps, ({ areaId }, caller) => area.readCountParts(deps, caller, areaId))
    mount(app, indexCount, deps, ({ areaId, type }, caller) => area.count(deps, caller, areaId, type))
    mountStaff(app, cities.areaSave, deps, (acting, input, staff) => city.saveArea(acting, begin, staff, input))
    mountStaff(
      app,
      adminAreaHalt,
      deps,
      within(inArea, (acting, input, { userId }) => haltArea(acting, afterHalt, userId, input)),
    )
  }
