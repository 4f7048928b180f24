import type { FastifyInstance } from 'fastify'
import { faultTell } from '@contract/endpoints/faults'
import { plainFault } from '@contract/fault-text'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { callCountsOf } from '../../http/limits/call-counts'
import { mount } from '../../http/mount'
import { pageInLog } from './rules'

/** Reports per minute: from one address, and from all. */
const most = { each: 10, all: 300 }

/** Writes faults on phones to the log. Private data is removed again here: the sender is not trusted to have done it. */
export function faultRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = callCountsOf(deps.db)
  const fits = (address: string) => counts.count(`fault ${address}`) <= most.each && counts.count('fault') <= most.all
  mount(app, faultTell, deps, async ({ kind, text, page, version }, { address }) => {
    if (!fits(address)) return err(refusal('BUSY'))
    app.log.warn({ fault: { kind, text: plainFault(text), page: pageInLog(page), version } }, 'fault on a phone')
    return ok({})
  })
}
