import type { Caller } from '../../../server/http/caller'
import { cityModules } from '../../../server/city-modules'
import type { Deps } from '../../../server/deps'
import * as community from '../../../server/modules/community/service'
import type { TestDeps } from '../database/database'
import { areaId, valueOf } from './small-city'

/** The plots of the home, and what waits, of every module of the city. */
export const readModules = (deps: Deps, caller: Caller, areaId: number) =>
  community.readModules(deps, cityModules, caller, areaId)
export const readTodo = (deps: Deps, caller: Caller, input: { readonly areaId: number }) =>
  community.readTodo(deps, cityModules, caller, input)

/** What the home says of votes to somebody: the plot's line, and what waits. */
export async function indexTodoOf(deps: TestDeps, caller: Caller) {
  const { modules } = valueOf(await readModules(deps, caller, areaId))
  return {
    line: modules.find(({ name }) => name === 'vote')?.line,
    todo: valueOf(await readTodo(deps, caller, { areaId })),
  }
}
