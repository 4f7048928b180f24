import type { FastifyInstance } from 'fastify'
import { residentLogin, userLogoutAll } from '@contract/endpoints/people/residents'
import { blockCheck, blockLogin, userCheck, userGetInfo, userRemove } from '@contract/endpoints/people/session'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as service from './service'

/** Signing in, the session's check and end, and the own profile. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, blockLogin, deps, (input, caller) => service.login(deps, input, caller))
  mount(app, residentLogin, deps, (input, caller) => service.login(deps, input, caller))
  mount(app, blockCheck, deps, ({ blockNo }) => service.areasOfBlock(deps, blockNo))
  mount(app, userCheck, deps, (_input, caller) => service.checkSession(deps, caller))
  mount(app, userGetInfo, deps, (_input, caller) => service.ownProfile(deps, caller))
  mount(app, userRemove, deps, ({ id }, caller) => service.endSession(deps, caller, id))
  mount(app, userLogoutAll, deps, (input, caller) => service.endAllSessions(deps, caller, input))
}
