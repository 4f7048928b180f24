import { mayCall } from '@contract/console/rights'
import type { StaffRole } from '@contract/console/roles'
import { pages } from '../pages/table'

/** For browsers that do not tell when nothing is to be done. */
const pauseMs = 200

const idle = () =>
  new Promise<void>((then) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => then())
    else setTimeout(then, pauseMs)
  })

async function fetchAll(roles: readonly StaffRole[]): Promise<void> {
  for (const { needs, load } of pages) {
    if (!mayCall(needs, roles)) continue
    await idle()
    await load().catch(() => undefined)
  }
}

/**
 * Brings the code of the pages that these roles open, one after the other while nothing else is to be done: the first visit of a page then
 * waits for its rows alone. What does not come is asked for when its page is opened.
 */
export const fetchPages = (roles: readonly StaffRole[]): void => void fetchAll(roles)
