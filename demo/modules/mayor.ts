import type { ModuleHappenings } from '../demo-clock'
import { electionHappenings } from '../polls/elections'

/** The term in the seat and the next election; the first one is before all else. Source: community §7 (demo). */
export const happenings: ModuleHappenings = (deps, nowMs, callerOf) => electionHappenings(deps, nowMs, callerOf)
