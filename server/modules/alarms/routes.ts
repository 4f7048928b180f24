import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/alarms'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { editChannel, listChannels, tryChannel } from './channels'

/** Where alarms go; the list of them is among the console's lists. */
export function alarmRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, calls.alarmChannels, deps, (acting, _input, staff) => listChannels(acting, staff))
  mountStaff(app, calls.alarmEdit, deps, (acting, input, staff) => editChannel(acting, staff, input))
  mountStaff(app, calls.alarmTest, deps, (acting, input, staff) => tryChannel(acting, staff, input))
}
