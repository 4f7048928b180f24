import type * as v from 'valibot'
import type { indexTodo } from '@contract/endpoints/community/community'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'

/** Something in the city that waits for a person. */
export type Todo = v.InferOutput<typeof indexTodo.output>['rows'][number]

type Source = Pick<Deps, 'db' | 'clock'>

/** What a module of the city says on the home. Source: community §0 (tab 0). */
export interface Plot {
  /** What stands under its name. */
  readonly line: (deps: Source, areaId: number, caller: Caller) => Promise<string>
  /** What of the module waits for a person, by deadline. */
  readonly todo: (deps: Source, areaId: number, caller: Caller) => Promise<readonly Todo[]>
  /** Its line says how things stand and not that something waits for the reader: then that stands in its place. */
  readonly isSilent?: true
  /** The area whose price table its menu names. Source: community §2 (menu). */
  readonly priceAreaId?: (db: Db) => Promise<number>
}
