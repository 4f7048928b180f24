import type { FastifyInstance } from 'fastify'
import { crashTell } from '@contract/endpoints/crashes'
import { plainCrash } from '@contract/crash-text'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import { callCountsOf } from '../../http/limits/call-counts'
import { mount } from '../../http/mount'
import { pageInLog } from './rules'

/** Reports per minute: from one address, and from all. */
const most = { each: 10, all: 300 }

/** Writes crashes on phones to the log. Private data is removed again here: the sender is not trusted to have done it. */
export function crashRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = callCountsOf(deps.db)
  const fits = (address: string) => counts.count(`crash ${address}`) <= most.each && counts.count('crash') <= most.all
  mount(app, crashTell, deps, async ({ kind, text, page, version }, { address }) => {
    if (!fits(address)) return err(refusal('BUSY'))
    app.log.warn({ crash: { kind, text: plainCrash(text), page: pageInLog(page), version } }, 'crash on a phone')
    return ok({})
  })
}
