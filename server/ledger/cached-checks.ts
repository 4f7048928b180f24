import type { Deps } from '../deps'
import type { AccountKey } from './accounts'
import type { AccountReport } from './check-account'
import { checkAccount } from './check-account'

/** How long a recomputed account is shown. Source: community §3 (check). */
const keptMs = 60_000

type CachedReport = AccountReport & { readonly at: number }

/** Recomputes accounts, each once a minute at most, so that readers do not make work; those who ask meanwhile wait for the same. */
export function cachedChecks({ db, clock }: Pick<Deps, 'db' | 'clock'>): (key: AccountKey) => Promise<CachedReport> {
  const kept = new Map<AccountKey, { readonly at: number; readonly report: Promise<AccountReport> }>()
  const freshOf = (key: AccountKey) => {
    const fresh = { at: clock.now(), report: checkAccount(db, key) }
    kept.set(key, fresh)
    // A check that failed is not kept.
    fresh.report.catch(() => kept.delete(key))
    return fresh
  }
  return async (key) => {
    const known = kept.get(key)
    const { at, report } = known && clock.now() - known.at < keptMs ? known : freshOf(key)
    return { ...(await report), at }
  }
}
