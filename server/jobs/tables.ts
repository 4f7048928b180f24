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

/** Work that one process at a time does. Our decision: docs/decisions/0242-three-hosts.md */
export interface LeaseTable {
  name: string
  /** A number of the one who does it. */
  holder: number
  /** Others may take it from then on. */
  until: number
}

export interface JobTables {
  job: JobTable
  lease: LeaseTable
  heartbeat: HeartbeatTable
}
