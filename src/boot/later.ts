import type { createStore } from 'jotai'
import { finishWebLoginAtom } from '@/features/session/messenger/web-login'
import { apiAtom } from '@/lib/api/api'
import { crashReporter } from '@/lib/crashes/report-crashes'
import { plainOf } from '@/platform/crashes/plain-of'
import type { Crash, RawCrash } from '@/platform/crashes/types'
import type { WebReturn } from '@/platform/payment/types'
import { followMargins } from './margins'

type Store = ReturnType<typeof createStore>

// What the boot needs rarely or never: loaded as one chunk at the first use, so that a first visit does not pay for it.

let report: ((crash: Crash) => void) | undefined

/** Reports a crash to the server. */
export function tellCrash(store: Store, crash: RawCrash): void {
  report ??= crashReporter(() => store.get(apiAtom), APP_VERSION)
  report(plainOf(crash))
}

/** Completes a login for which the browser had left the page. */
export const finishWebLogin = (store: Store, webReturn: WebReturn): Promise<void> =>
  store.set(finishWebLoginAtom, webReturn)

let hasMargins = false

/** Draws the margins of a desktop window, once it is wide for the first time. */
export function showMargins(store: Store): void {
  if (hasMargins) return
  hasMargins = true
  followMargins(store)
}
