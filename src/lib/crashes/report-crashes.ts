import { plainCrash } from '@contract/crash-text'
import type { Crash } from '@/platform/crashes/types'
import type { Api } from '../api/api'

/** The most reports in one run of the app: one crash is often followed by a hundred. */
const most = 5

const pagePart = /[^\w/-]/g

/** Sends each crash once to the server's log, without what is private. Our decision: docs/decisions/0097-strangers.md */
export function crashReporter(api: () => Pick<Api, 'form'>, version: string): (crash: Crash) => void {
  const told = new Set<string>()
  return ({ kind, text, page }) => {
    const crash = {
      kind,
      text: plainCrash(text),
      page: (page.split('?')[0] ?? '').replace(pagePart, '').slice(0, 80),
      version,
    }
    const name = JSON.stringify(crash)
    if (told.size >= most || told.has(name)) return
    told.add(name)
    void api().form('/fault/tell', crash, { quiet: true })
  }
}
