import { timers } from '../timers/timers'
import { createGuards } from './guards'

/** The mini-program's guards. */
export const pageGuards = createGuards(timers)
