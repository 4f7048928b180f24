import type { JobHandlers } from '../server/jobs/jobs'
import { runDue } from '../server/jobs/jobs'
import type { DemoDeps } from './demo-clock'

/** Does everything that is due at the demo's moment. Throws what a job threw: a server tries it again later, but a past has no later. */
export async function doDue(deps: DemoDeps, handlers: JobHandlers): Promise<void> {
  const failures: unknown[] = []
  const watched = Object.entries(handlers).map(([kind, handler]) => [
    kind,
    (...job: Parameters<typeof handler>) =>
      handler(...job).catch((error: unknown) => {
        failures.push(error)
        throw error
      }),
  ])
  await runDue(deps, Object.fromEntries(watched) as JobHandlers)
  if (failures.length > 0) throw new Error('demo city: a job failed', { cause: failures[0] })
}
