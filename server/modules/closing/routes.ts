import type { FastifyInstance } from 'fastify'
import { accountClose, accountClosing } from '@contract/endpoints/people/closing'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { closeAccount, readClosing } from './service'

/** Closing one's account. */
export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, accountClosing, deps, (_input, { userId }) => readClosing(deps, userId))
  mount(app, accountClose, deps, (input, caller) => closeAccount(deps, caller, input))
}
