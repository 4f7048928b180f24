import { deadlines } from './deadlines'
import type { Deps } from './deps'
import { wakeOverdue } from './jobs/lost'
import { sweepPushes } from './modules/pushes/service'
import { sweepCodes } from './modules/session/people/code-store'
import { sweepSessions } from './modules/session/service'
import { sweepStaffLocks } from './modules/staff/lock-store'

/** Deletes expired rows and restores lost wake-ups. Safe to run at any time, in any process. */
export const sweep = (deps: Deps): Promise<unknown> =>
  Promise.all([
    sweepSessions(deps),
    sweepStaffLocks(deps),
    sweepCodes(deps),
    sweepPushes(deps),
    wakeOverdue(deps, deadlines),
  ])
