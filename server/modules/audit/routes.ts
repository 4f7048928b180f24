import type { FastifyInstance } from 'fastify'
import { auditList } from '@contract/endpoints/audit'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { listDeeds } from './service'

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, auditList, deps, (input) => listDeeds(deps, input))
}
