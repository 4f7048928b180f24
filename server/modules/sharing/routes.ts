import type { FastifyInstance } from 'fastify'
import { indexJssdk } from '@contract/endpoints/sharing'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { signForMessenger } from './service'

/** The calls that WeChat's JS-SDK needs. */
export function sharingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, indexJssdk, deps, ({ url }) => signForMessenger(deps, url))
}
