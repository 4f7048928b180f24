import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/letters/letters'
import * as templateCalls from '@contract/endpoints/console/letters/templates'
import type { Deps } from '../../../deps'
import { mountStaff } from '../../../http/staff/mount-staff'
import * as letters from './letters'
import * as sending from './sending'
import * as templates from './templates'

/** Letters of the console, which are sent at their minute, and what they are written from. */
export function letterRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.letterInfo, deps, (acting, { id }, staff) => letters.readLetter(acting, staff, id))
  mountStaff(app, calls.letterCount, deps, (acting, input, staff) => letters.countReaders(acting, staff, input))
  mountStaff(app, calls.letterEdit, deps, (acting, input, staff) => letters.editLetter(acting, staff, input))
  mountStaff(app, calls.letterTest, deps, (acting, input, staff) => sending.testLetter(acting, staff, input))
  mountStaff(app, calls.letterSend, deps, (acting, input, staff) => sending.sendLetter(acting, staff, input))
  mountStaff(app, calls.letterTakeBack, deps, (acting, input, staff) => letters.takeBackLetter(acting, staff, input))
  mountStaff(app, templateCalls.templateEdit, deps, (acting, input, staff) =>
    templates.editTemplate(acting, staff, input),
  )
  mountStaff(app, templateCalls.templateRemove, deps, (acting, input, staff) =>
    templates.removeTemplate(acting, staff, input),
  )
}
