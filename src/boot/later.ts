import type { createStore } from 'jotai'
import { finishWebLoginAtom } from '@/features/session/messenger/web-login'
import { apiAtom } from '@/lib/api/api'
import { faultReporter } from '@/lib/faults/tell-faults'
import { plainOf } from '@/platform/faults/plain-of'
import type { Fault, RawFault } from '@/platform/faults/types'
import type { WebReturn } from '@/platform/payment/types'
import { followMargins } from './margins'

type Store = ReturnType<typeof createStore>

// What the boot needs rarely or never: loaded as one chunk at the first use, so that a first visit does not pay for it.

let report: ((fault: Fault) => void) | undefined

/** Reports a fault to the server. */
export function tellFault(store: Store, fault: RawFault): void {
  report ??= faultReporter(() => store.get(apiAtom), APP_VERSION)
  report(plainOf(fault))
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
