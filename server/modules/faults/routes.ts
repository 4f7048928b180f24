import type { FastifyInstance } from 'fastify'
import { faultTell } from '@contract/endpoints/faults'
import { plainFault } from '@contract/fault-text'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { callCountsOf } from '../../http/call-counts'
import { mount } from '../../http/mount'
import { pageInLog } from './rules'

/** How many may tell in a minute: one address, and all of them. */
const most = { each: 10, all: 300 }

/** Faults on phones go to the log; who sends them is not believed to have left out what is private. */
export function faultRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = callCountsOf(deps.db)
  const fits = (address: string) => counts.count(`fault ${address}`) <= most.each && counts.count('fault') <= most.all
  mount(app, faultTell, deps, async ({ kind, text, page, version }, { address }) => {
    if (!fits(address)) return err(refusal('BUSY'))
    app.log.warn({ fault: { kind, text: plainFault(text), page: pageInLog(page), version } }, 'fault on a phone')
    return ok({})
  })
}
