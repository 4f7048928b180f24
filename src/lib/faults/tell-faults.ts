import { plainFault } from '@contract/fault-text'
import type { Fault } from '@/platform/faults/types'
import type { Api } from '../api/api'

/** The most reports in one run of the app: one fault is often followed by a hundred. */
const most = 5

const pagePart = /[^\w/-]/g

/** Sends each fault once to the server's log, without what is private. Our decision: docs/decisions/0097-strangers.md */
export function faultReporter(api: () => Pick<Api, 'form'>, version: string): (fault: Fault) => void {
  const told = new Set<string>()
  return ({ kind, text, page }) => {
    const fault = {
      kind,
      text: plainFault(text),
      page: (page.split('?')[0] ?? '').replace(pagePart, '').slice(0, 80),
      version,
    }
    const name = JSON.stringify(fault)
    if (told.size >= most || told.has(name)) return
    told.add(name)
    void api().form('/fault/tell', fault, { quiet: true })
  }
}
