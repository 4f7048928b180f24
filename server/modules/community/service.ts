import type * as v from 'valibot'
import type { indexTodo } from '@contract/endpoints/community/community'
import type { ModuleName } from '@contract/modules'
import { moduleNames } from '@contract/modules'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { isShown } from '../area/open/access'
import { isArea } from '../area/open/find-area'
import type { Plot, Todo } from '../area/open/plot'

/** The most rows of 城里的事 on the home. Source: community §0. */
const shownTodos = 3

const closed = { enabled: false, line: '未开放', mine: false } as const

/** What each module of the city says on the home. */
export type Plots = Readonly<Record<ModuleName, { readonly plot: Plot }>>

/** The plots of the home, each with its line. Refusal: NOT_FOUND. Source: community §0 (tab 0). */
export async function readModules(deps: Deps, plots: Plots, caller: Caller, areaId: number) {
  const { db } = deps
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const todos = await todosOf(deps, plots, caller, areaId)
  const modules = await Promise.all(
    moduleNames.map(async (name) => {
      if (!(await isShown(db, areaId, name, caller.platform))) return { name, ...closed }
      const due = todos.find(({ type }) => type === name)
      const { line, isSilent, priceAreaId } = plots[name].plot
      const said = due && isSilent ? `轮到我${due.turn.what}` : await line(deps, areaId, caller)
      const row = { name, enabled: true, line: said, mine: due !== undefined }
      return priceAreaId ? { ...row, priceAreaId: await priceAreaId(db) } : row
    }),
  )
  return ok({ modules: modules satisfies readonly { readonly name: ModuleName }[] })
}

/** Everything in the city that waits for a person, by deadline. */
async function todosOf(deps: Deps, plots: Plots, caller: Caller, areaId: number) {
  if (caller.userId === 0) return []
  const all: Todo[] = []
  for (const name of moduleNames) all.push(...(await plots[name].plot.todo(deps, areaId, caller)))
  return all.sort((one, other) => one.turn.until - other.turn.until)
}

/** What in the city waits for the caller: the first few, and their total number. Source: community §0 (城里的事). */
export async function readTodo(
  deps: Deps,
  plots: Plots,
  caller: Caller,
  { areaId }: v.InferOutput<typeof indexTodo.input>,
) {
  const todos = await todosOf(deps, plots, caller, areaId)
  return ok({ count: todos.length, rows: todos.slice(0, shownTodos) })
}
