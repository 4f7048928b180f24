import type { Deps } from './deps'
import { startJobs } from './jobs/jobs'
import { parcelJobs } from './modules/orders/parcel/follow'

/**
 * Follows parcels in a runner of its own, once the port is known at which the provider can tell of them. Returns what stops it. Our
 * decision: docs/decisions/0430-parcels.md
 */
export function startParcels(deps: Deps, complain: (what: string) => (error: unknown) => void): () => Promise<void> {
  const onRefused = (id: number, because: string) =>
    complain(`The tracking provider refused the parcel of order ${id}:`)(because)
  const runner = startJobs(deps, parcelJobs(deps, onRefused), { onError: complain('A job failed:') })
  return () => runner.stop()
}
