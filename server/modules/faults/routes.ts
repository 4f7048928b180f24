import type { FastifyInstance } from 'fastify'
import { faultTell } from '@contract/endpoints/faults'
import { plainFault } from '@contract/fault-text'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { minuteLimit } from './minute-limit'

/** Faults on phones go to the log; who sends them is not believed to have left out what is private. */
export function faultRoutes(app: FastifyInstance, deps: Deps): void {
  const fits = minuteLimit(deps.clock)
  mount(app, faultTell, deps, async ({ text, ...where }, _caller, { ip = '' }) => {
    if (!fits(ip)) return err(refusal('BUSY'))
    app.log.warn({ fault: { ...where, text: plainFault(text) } }, 'fault on a phone')
    return ok({})
  })
}
