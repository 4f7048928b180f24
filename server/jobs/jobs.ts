import { minuteMs } from '@contract/durations'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'

/** Does what is due for one object, in the same transaction that ends the job. It must check the object's state again. */
export type JobHandler = (tx: Tx, ref: number) => Promise<void>
export type JobHandlers<Kind extends string = string> = Readonly<Record<Kind, JobHandler>>

/** What each kind of job does, for who reads that it fails. A module names its own; `server/deadlines.ts` joins them. */
export type JobNames = Readonly<Record<string, string>>

export interface Wake {
  readonly kind: string
  readonly ref: number
  readonly runAt: number
}

/** A wake-up as an unsent statement, to be sent with other writes. A second one for the same object moves the first. */
export function wakeUp(tx: Tx, { kind, ref, runAt }: Wake) {
  const fresh = { run_at: runAt, attempts: 0, locked_until: 0, last_error: null, done_at: null }
  return tx
    .insertInto('job')
    .values({ kind, ref, ...fresh })
    .onConflict((oc) => oc.columns(['kind', 'ref']).doUpdateSet(fresh))
}

/** Stores a wake-up, in the transaction of the change that needs it. */
export async function schedule(tx: Tx, wake: Wake): Promise<void> {
  await wakeUp(tx, wake).execute()
}

interface Failed {
  readonly kind: string
  readonly ref: number
  readonly attempts: number
  readonly error: unknown
}

const backOffMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 10 * minuteMs)

/** Does one due job, if there is one. Runners of several processes never take the same one. */
async function runOne(deps: Deps, handlers: JobHandlers): Promise<boolean> {
  const { db, clock } = deps
  let failed: Failed | undefined
  const found = await db
    .transaction()
    .execute(async (tx) => {
      const job = await tx
        .selectFrom('job')
        .selectAll()
        .where('done_at', 'is', null)
        .where('run_at', '<=', clock.now())
        .where('locked_until', '<=', clock.now())
        .where('kind', 'in', [...Object.keys(handlers), ''])
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!job) return false
      await tx
        .updateTable('job')
        .set({ done_at: clock.now() })
        .where('kind', '=', job.kind)
        .where('ref', '=', job.ref)
        .execute()
      try {
        await handlers[job.kind]?.(tx, job.ref)
      } catch (error) {
        failed = { kind: job.kind, ref: job.ref, attempts: job.attempts + 1, error }
        throw error
      }
      return true
    })
    .catch((error: unknown) => {
      if (!failed) throw error
      return true
    })
  if (failed) await putBack(deps, failed)
  return found
}

async function putBack({ db, clock }: Deps, { kind, ref, attempts, error }: Failed) {
  const message = error instanceof Error ? error.message : String(error)
  await db
    .updateTable('job')
    .set({ attempts, last_error: message.slice(0, 500), locked_until: clock.now() + backOffMs(attempts) })
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('done_at', 'is', null)
    .execute()
}

/** Does everything that is due now and says how much that was. */
export async function runDue(deps: Deps, handlers: JobHandlers): Promise<number> {
  let done = 0
  while (await runOne(deps, handlers)) done++
  return done
}

export interface JobRunner {
  /** Stops after the running job. */
  stop(): Promise<void>
}

export interface RunnerSettings {
  readonly pollMs?: number
  readonly onError?: (error: unknown) => void
  /** Runs at every poll: the heartbeat. */
  readonly onPoll?: () => Promise<void>
}

/** Looks for due jobs every second until it is stopped. */
export function startJobs(deps: Deps, handlers: JobHandlers, settings: RunnerSettings = {}): JobRunner {
  const { pollMs = 1_000, onError = () => undefined, onPoll } = settings
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const poll = async () => {
    try {
      await onPoll?.()
      await runDue(deps, handlers)
    } catch (error) {
      onError(error)
    }
    if (!stopped)
      timer = setTimeout(() => {
        running = poll()
      }, pollMs)
  }
  let running = poll()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
