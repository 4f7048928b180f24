import type { FastifyInstance } from 'fastify'
import { reportAdd } from '@contract/endpoints/people/reports'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { addReport } from './service'

/** Reports of what people write; operators are told, and keep the rows. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, reportAdd, deps, (input, caller) => addReport(deps, caller, input))
}
