import type { FastifyInstance } from 'fastify'
import { accountClose, accountClosing, accountTakeBack } from '@contract/endpoints/people/closing'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { closeAccount, readClosing, takeBack } from './service'

/** Closing one's account, and taking it back. */
export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, accountClosing, deps, (_input, { userId }) => readClosing(deps, userId))
  mount(app, accountClose, deps, (input, caller) => closeAccount(deps, caller, input))
  mount(app, accountTakeBack, deps, (input, caller) => takeBack(deps, caller, input))
}
