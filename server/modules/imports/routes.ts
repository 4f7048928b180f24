import type { FastifyInstance } from 'fastify'
import { importCheck, importRun, slipList, slipMake } from '@contract/endpoints/console/imports'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { checkImport, runImport } from './service'
import { makeSlips, waitingBlocks } from './slips'

/** Blocks, items and residents from files, and the first founder passwords of residents. */
export function importRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, importCheck, deps, (acting, input, staff) => checkImport(acting, staff, input))
  mountStaff(app, importRun, deps, (acting, input, staff) => runImport(acting, staff, input))
  mountStaff(app, slipList, deps, (acting, input, staff) => waitingBlocks(acting, staff, input))
  mountStaff(app, slipMake, deps, (acting, input, staff) => makeSlips(acting, staff, input))
}
