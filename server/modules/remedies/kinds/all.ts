import type { Kinds } from '../plan'
import { goodwill } from './goodwill'
import { loss } from './loss'
import { reallot } from './reallot'
import { returned } from './returned'

/** How the case of each kind is found, and what can be put right of it. */
export const kinds: Kinds = { reallot, returned, loss, goodwill }
