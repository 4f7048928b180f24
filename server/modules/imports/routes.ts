import type { FastifyInstance } from 'fastify'
import { importCheck, importRun } from '@contract/endpoints/console/imports'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { checkImport, runImport } from './service'

/** Blocks, items and residents from files. */
export function importRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, importCheck, deps, (acting, input, staff) => checkImport(acting, staff, input))
  mountStaff(app, importRun, deps, (acting, input, staff) => runImport(acting, staff, input))
}
