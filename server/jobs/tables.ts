/** A wake-up at a stored time. One per `kind` and `ref`. Source: domain model §5. */
export interface JobTable {
  kind: string
  /** The id of what it is about. */
  ref: number
  run_at: number
  attempts: number
  /** Not tried again before this, after an error. */
  locked_until: number
  last_error: string | null
  done_at: number | null
}

/** When a process last looked for jobs. */
export interface HeartbeatTable {
  name: string
  at: number
}

declare module '../db/schema' {
  interface Database {
    job: JobTable
    heartbeat: HeartbeatTable
  }
}
