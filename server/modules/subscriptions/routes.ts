import type { FastifyInstance } from 'fastify'
import { miniAllowNews } from '@contract/endpoints/city/news'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { allowNews } from './service'

/** Messages of WeChat about notices. */
export function subscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, miniAllowNews, deps, ({ kind }, { userId }) => allowNews(deps, userId, kind))
}
