import type { FastifyInstance } from 'fastify'
import { payPasswordInfo, setPayPassword } from '@contract/endpoints/money/pay-password'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import type { Proofs } from './service'
import * as service from './service'

/** The calls of the payment password; `proofs` check who is asking. */
export const payPasswordRoutes =
  (proofs: Proofs) =>
  (app: FastifyInstance, deps: Deps): void => {
    mount(app, payPasswordInfo, deps, (_input, caller) => service.readInfo(deps, caller.userId))
    mount(app, setPayPassword, deps, (input, caller) => service.setPassword(deps, proofs, caller, input))
  }
