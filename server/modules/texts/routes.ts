import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/texts'
import * as staffCalls from '@contract/endpoints/console/texts'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { agree, readText } from './reading'
import { editText, listTexts, readVersion } from './service'

/** The texts of a city: who reads them, who agrees to them, who writes them. */
export function textRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.areaText, deps, (input, caller) => readText(deps, caller, input))
  mount(app, calls.areaAgree, deps, (input, caller) => agree(deps, caller, input))
  mountStaff(app, staffCalls.textList, deps, (acting, input, staff) => listTexts(acting, staff, input))
  mountStaff(app, staffCalls.textInfo, deps, (acting, input, staff) => readVersion(acting, staff, input))
  mountStaff(app, staffCalls.textEdit, deps, (acting, input, staff) => editText(acting, staff, input))
}
