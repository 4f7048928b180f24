import type { FastifyInstance } from 'fastify'
import { auditList } from '@contract/endpoints/audit'
import type { Deps } from '../../deps'
import { mountReading } from '../../http/mount'
import { listDeeds } from './service'

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  mountReading(app, auditList, deps, (fresh, input) => listDeeds(fresh, input))
}
