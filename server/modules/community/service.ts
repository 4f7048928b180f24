import type * as v from 'valibot'
import type { adminAreaText, adminAreaTextNow, areaText, indexTodo } from '@contract/endpoints/community/community'
import { includesArea } from '@contract/console/roles'
import { longestAreaText } from '@contract/endpoints/community/community'
import type { ModuleName } from '@contract/modules'
import { moduleNames } from '@contract/modules'
import { refusal } from '@contract/refusals'
import { withFigures } from '@contract/settings/words'
import { err, ok } from '@contract/result'
import { cleanRichText, wordsOfRichText } from '@contract/rich-text/clean'
import { doOnce } from '../../db/once/once'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { bareYuan } from '../../format/yuan'
import type { Caller } from '../../http/caller'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { findArea, isArea } from '../area/open/find-area'
import type { Plot, Todo } from '../area/open/plot'
import { isShown } from '../area/open/access'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { settingsAt } from '../settings/open/settings-at'
import { firstTexts, firstTextsAt } from './first-texts'
import * as store from './store'

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

type Asked = v.InferOutput<typeof areaText.input>

/** A text of an area, its own or the default, with the figures that hold there now. Refusal: NOT_FOUND. */
export async function readText({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: Asked) {
  const read = await writtenText(db, asked)
  if (!read.ok) return read
  const settings = await settingsAt(db, asked.areaId, clock.now())
  return ok({ ...read.value, content: withFigures(read.value.content, settings, bareYuan) })
}

/** The same as it was written: with the names of settings in the place of their figures. Refusal: NOT_FOUND. */
async function writtenText(db: Db, { areaId, key }: Asked) {
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
  return includesArea(areas, input.areaId) ? writtenText(db, input) : err(refusal('NOT_FOUND'))
}

/** Changes a text of an area; what the app does not draw is not kept. Refusals: NOT_FOUND, FORM. */
export function writeText(deps: Deps, userId: number, input: v.InferOutput<typeof adminAreaText.input>) {
  const { areaId, key } = input
  const [call, now] = ['/admin/area/text', deps.clock.now()]
  return doOnce(deps, { userId, call, input }, async (tx) => {
    if (!(await isArea(tx, areaId))) return err(refusal('NOT_FOUND'))
    const kept = cleanRichText(input.content)
    if (wordsOfRichText(kept) === '') return err(refusal('FORM', { fields: { content: '请填写内容' } }))
    if (kept.length > longestAreaText) return err(refusal('FORM', { fields: { content: '内容太长' } }))
    const before = (await store.findText(tx, areaId, key))?.content ?? firstTexts[key].content
    await store.setText(tx, areaId, key, kept, now)
    const changes = changesOf({ content: before }, { content: kept })
    await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, details: { key }, changes })
    return writtenText(tx, { areaId, key })
  })
}
