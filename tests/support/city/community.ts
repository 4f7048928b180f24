import type { Caller } from '../../../server/http/caller'
import { readModules, readTodo } from '../../../server/modules/community/service'
import type { TestDeps } from '../database/database'
import { areaId, valueOf } from './small-city'

/** What the home says of votes to somebody: the plot's line, and what waits. */
export async function indexTodoOf(deps: TestDeps, caller: Caller) {
  const { modules } = valueOf(await readModules(deps, caller, areaId))
  return {
    line: modules.find(({ name }) => name === 'vote')?.line,
    todo: valueOf(await readTodo(deps, caller, { areaId })),
  }
}
