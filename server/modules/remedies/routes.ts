import type { FastifyInstance } from 'fastify'
import { remedyAdd, remedyPreview } from '@contract/endpoints/console/money/remedies'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import { addRemedy, previewRemedy } from './service'

/** What was decided wrongly is put right. */
export function remedyRoutes(app: FastifyInstance, deps: Deps): void {
  mountStaff(app, remedyPreview, deps, (acting, input, staff) => previewRemedy(acting, staff, input))
  mountStaff(app, remedyAdd, deps, (acting, input, staff) => addRemedy(acting, staff, input))
}
