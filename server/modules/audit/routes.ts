import type { FastifyInstance } from 'fastify'
import { auditList } from '@contract/endpoints/audit'
import type { Deps } from '../../deps'
import { readFresh } from '../../db/reads/fresh'
import { mountStaff } from '../../http/staff/mount-staff'
import { ofNoArea, within } from './open/within'
import { listDeeds } from './service'

export function auditRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(
    app,
    auditList,
    deps,
    within(ofNoArea, (acting, input) => readFresh(acting, (fresh) => listDeeds(fresh, input))),
  )
}
