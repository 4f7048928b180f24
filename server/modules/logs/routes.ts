import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/city/logs'
import type { Deps } from '../../deps'
import { mount, mountReading } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import * as logs from './service'

export function logRoutes(app: FastifyInstance, deps: Deps): void {
  mountReading(app, calls.logList, deps, (fresh, input, caller) => logs.listLogs(fresh, caller.userId, input))
  mount(app, calls.logInfo, deps, ({ id }, caller) => logs.readLog(deps, caller.userId, id))
  mount(
    app,
    calls.logAdd,
    deps,
    withOwnPictures(deps, (input, caller) => logs.addLog(deps, caller, input)),
  )
  mount(
    app,
    calls.logEdit,
    deps,
    withOwnPictures(deps, (input, caller) => logs.editLog(deps, caller, input)),
  )
  mount(app, calls.logCheck, deps, (_input, caller) => logs.checkLog(deps, caller))
}
