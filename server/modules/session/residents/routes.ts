import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/people/residents'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { withOwnPictures } from '../../../http/own-pictures'
import { downloadOwn } from './download'
import { editCard, listResidents, readResident, settleIn } from './service'

/** Residents of an area, and the own card. The older aliases of the logins are mounted beside the logins. */
export function residentRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.residentList, deps, (input, caller) => listResidents(deps, caller.userId, input))
  mount(app, calls.residentGetInfo, deps, (_input, caller) => readResident(deps, caller, {}))
  mount(app, calls.residentInfo, deps, (input, caller) => readResident(deps, caller, input))
  mount(app, calls.residentAdd, deps, ({ areaId }, caller) => settleIn(deps, caller, areaId))
  mount(
    app,
    calls.residentEdit,
    deps,
    withOwnPictures(deps, (input, caller) => editCard(deps, caller, input)),
  )
  mount(app, calls.residentDownload, deps, ({ id }, caller) => downloadOwn(deps, caller, id))
}
