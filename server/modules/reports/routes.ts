import type { FastifyInstance } from 'fastify'
import { reportAdd } from '@contract/endpoints/people/reports'
import { mutualWords } from '@contract/endpoints/console/community/mutual'
import { reportDecide, reportFreeze, reportList, reportRead } from '@contract/endpoints/console/reports'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { mountStaff } from '../../http/staff/mount-staff'
import { decideReported, listReported, readReported } from './admin'
import { readPrivateWords } from './private-words'
import { addReport } from './service'

/** Reports of what people write; operators are told, and staff of the console decide. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, reportAdd, deps, (input, caller) => addReport(deps, caller, input))
  mountStaff(app, reportList, deps, (acting, input, staff) => listReported(acting, staff, input))
  mountStaff(app, reportRead, deps, (acting, input, staff) => readReported(acting, staff, input))
  mountStaff(app, mutualWords, deps, (acting, input, staff) => readPrivateWords(acting, staff, input))
  mountStaff(app, reportDecide, deps, (acting, { decision, ...input }, staff) =>
    decideReported(acting, staff, reportDecide.path, { ...input }, decision),
  )
  mountStaff(app, reportFreeze, deps, (acting, input, staff) =>
    decideReported(acting, staff, reportFreeze.path, input, 'frozen'),
  )
}
