import type { ModuleHappenings } from '../demo-clock'
import { openVoteHappenings } from '../polls/open-votes'
import { pastOpinionHappenings } from '../polls/past-opinions'

/** Votes that ended and votes that run. Source: community §4 (demo). */
export const happenings: ModuleHappenings = (deps, nowMs, callerOf) => [
  ...pastOpinionHappenings(deps, nowMs, callerOf),
  ...openVoteHappenings(deps, nowMs, callerOf),
]
