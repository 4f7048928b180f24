import type { createStore } from 'jotai'
import { finishWebLoginAtom } from '@/features/session/messenger/web-login'
import { apiAtom } from '@/lib/api/api'
import { faultReporter } from '@/lib/faults/tell-faults'
import { plainOf } from '@/platform/faults/plain-of'
import type { Fault, RawFault } from '@/platform/faults/types'
import type { WebReturn } from '@/platform/payment/types'
import { followMargins } from './margins'

type Store = ReturnType<typeof createStore>

// What the boot does seldom or not at all: loaded with the first use, in one piece, so that a first visit does without it.

let report: ((fault: Fault) => void) | undefined

/** Tells the server of a fault. */
export function tellFault(store: Store, fault: RawFault): void {
  report ??= faultReporter(() => store.get(apiAtom), APP_VERSION)
  report(plainOf(fault))
}

/** Ends a login that the browser had left for. */
export const finishWebLogin = (store: Store, webReturn: WebReturn): Promise<void> =>
  store.set(finishWebLoginAtom, webReturn)

let hasMargins = false

/** A desktop's window has margins, from the first time that it is wide. */
export function showMargins(store: Store): void {
  if (hasMargins) return
  hasMargins = true
  followMargins(store)
}
