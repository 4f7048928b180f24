import type * as v from 'valibot'
import type { adminAreaText, adminAreaTextNow, areaText, indexTodo } from '@contract/endpoints/community/community'
import { includesArea } from '@contract/console/roles'
import { longestAreaText } from '@contract/endpoints/community/community'
import type { ModuleName } from '@contract/modules'
import { moduleNames } from '@contract/modules'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { cleanRichText, wordsOfRichText } from '../../format/rich-text'
import type { Caller } from '../../http/caller'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { findArea, isArea } from '../area/open/find-area'
import { isSwitchedOn } from '../area/open/switches'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { expandLine, expandTodo, priceAreaId } from '../expand/open/home'
import { fundLine, fundTodo } from '../fund/open/home'
import { voteLine, voteTodo } from '../vote/open/home'
import { mayorLine, mayorTodo } from '../mayor/open/home'
import { mutualLine, mutualTodo } from '../mutual/open/home'
import { shopLine, shopTodo } from '../shop/open/home'
import { firstTexts, firstTextsAt } from './first-texts'
import * as store from './store'

/** The most rows of 城里的事 on the home. Source: community §0. */
const shownTodos = 3

const closed = { enabled: false, line: '未开放', mine: false } as const

/** What each plot says under its name. */
const lines: Readonly<Record<ModuleName, (deps: Deps, areaId: number, caller: Caller) => Promise<string>>> = {
  expand: ({ db }, areaId) => expandLine(db, areaId),
  fund: ({ db }, areaId) => fundLine(db, areaId),
  vote: voteLine,
  shop: ({ db }, areaId) => shopLine(db, areaId),
  mutual: ({ db, clock }, areaId, { userId }) => mutualLine(db, { areaId, userId, now: clock.now() }),
  mayor: mayorLine,
}

/** The plots of the home, each with its line. Refusal: NOT_FOUND. Source: community §0 (tab 0). */
export async function readModules(deps: Deps, caller: Caller, areaId: number) {
  const { db } = deps
  if (!(await isArea(db, areaId))) return err(refusal('NOT_FOUND'))
  const mine = new Set((await todosOf(deps, caller, areaId)).map(({ type }) => type))
  const modules = await Promise.all(
    moduleNames.map(async (name) => {
      if (!(await isSwitchedOn(db, areaId, name, caller.platform))) return { name, ...closed }
      const row = { name, enabled: true, line: await lines[name](deps, areaId, caller), mine: mine.has(name) }
      return name === 'expand' ? { ...row, priceAreaId: await priceAreaId(db) } : row
    }),
  )
  return ok({ modules: modules satisfies readonly { readonly name: ModuleName }[] })
}

/** Everything in the city that waits for a person, by deadline. */
async function todosOf(deps: Deps, caller: Caller, areaId: number) {
  const { db, clock } = deps
  const { userId } = caller
  if (userId === 0) return []
  const all = [
    ...(await expandTodo(db, userId, areaId)),
    ...(await fundTodo(db, userId, areaId, clock.now())),
    ...(await voteTodo(deps, areaId, caller)),
    ...(await shopTodo(db, caller, areaId, clock.now())),
    ...(await mutualTodo(db, { areaId, userId, now: clock.now() })),
    ...(await mayorTodo(deps, areaId, caller)),
  ]
  return all.sort((one, other) => one.turn.until - other.turn.until)
}

/** What in the city waits for the caller: the first few, and their total number. Source: community §0 (城里的事). */
export async function readTodo(deps: Deps, caller: Caller, { areaId }: v.InferOutput<typeof indexTodo.input>) {
  const todos = await todosOf(deps, caller, areaId)
  return ok({ count: todos.length, rows: todos.slice(0, shownTodos) })
}

/** A text of an area: its own, or the default. Refusal: NOT_FOUND. */
export async function readText(db: Db, { areaId, key }: v.InferOutput<typeof areaText.input>) {
  const area = await findArea(db, areaId)
  if (!area) return err(refusal('NOT_FOUND'))
  const own = await store.findText(db, areaId, key)
  const { title, content } = firstTexts[key]
  const said = own ? { content: own.content, updatedAt: own.updated_at } : { content, updatedAt: firstTextsAt }
  return ok({ areaId, areaName: area.name, key, title, ...said })
}

/** The same for who is about to change it. Refusal: NOT_FOUND, also for an area in which the person has nothing to do. */
export async function readTextNow(
  { db }: Deps,
  { areas }: StaffCaller,
  input: v.InferOutput<typeof adminAreaTextNow.input>,
) {
  return includesArea(areas, input.areaId) ? readText(db, input) : err(refusal('NOT_FOUND'))
}

/** Changes a text of an area; what the app does not draw is not kept. Refusals: NOT_FOUND, FORM. */
export function writeText(deps: Deps, userId: number, input: v.InferOutput<typeof adminAreaText.input>) {
  const { areaId, key } = input
  const [call, now] = ['/admin/area/text', deps.clock.now()]
  return transact(deps.db, (tx) =>
    once(tx, { userId, clientNo: input.clientNo, call, input, now }, async () => {
      if (!(await isArea(tx, areaId))) return err(refusal('NOT_FOUND'))
      const kept = cleanRichText(input.content)
      if (wordsOfRichText(kept) === '') return err(refusal('FORM', { fields: { content: '请填写内容' } }))
      if (kept.length > longestAreaText) return err(refusal('FORM', { fields: { content: '内容太长' } }))
      const before = (await store.findText(tx, areaId, key))?.content ?? firstTexts[key].content
      await store.setText(tx, areaId, key, kept, now)
      const changes = changesOf({ content: before }, { content: kept })
      await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, details: { key }, changes })
      return readText(tx, { areaId, key })
    }),
  )
}
