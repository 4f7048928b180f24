import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/people/addresses'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as addresses from './service'

/** Where a person wants goods to be sent. */
export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.addressList, deps, (_input, { userId }) => addresses.listAddresses(deps, userId))
  mount(app, calls.addressSave, deps, (input, { userId }) => addresses.saveAddress(deps, userId, input))
  mount(app, calls.addressDefault, deps, ({ id }, { userId }) => addresses.makeDefault(deps, userId, id))
  mount(app, calls.addressRemove, deps, ({ id }, { userId }) => addresses.removeAddress(deps, userId, id))
  mount(app, calls.regionList, deps, ({ code }) => addresses.listRegions(code))
}
