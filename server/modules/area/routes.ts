import type { FastifyInstance } from 'fastify'
import { adminAreaHalt, areaInfo, areaList, categoryList, indexConfig, indexCount } from '@contract/endpoints/city/area'
import { areaSwitch, areaSwitches } from '@contract/endpoints/city/switches'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { haltArea } from './halt-desk'
import * as area from './service'
import { readSwitches, switchArea } from './switch-desk'

export function areaRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, indexConfig, deps, ({ areaId }, { platform }, asked) => area.readConfig(deps, areaId, asked, platform))
  mount(app, areaInfo, deps, ({ areaId }) => area.readArea(deps, areaId))
  mount(app, areaList, deps, () => area.listAreas(deps))
  mount(app, categoryList, deps, ({ areaId }) => area.listCategories(deps, areaId))
  mount(app, indexCount, deps, ({ areaId, type }, caller) => area.count(deps, caller, areaId, type))
  mount(app, adminAreaHalt, deps, (input, caller) => haltArea(deps, caller.userId, input))
  mount(app, areaSwitches, deps, ({ areaId }) => readSwitches(deps, areaId))
  mount(app, areaSwitch, deps, (input, caller) => switchArea(deps, caller.userId, input))
}
