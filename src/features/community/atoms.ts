import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { sessionAtom } from '@/lib/session/atoms'

export type ModuleLine = ApiOutput<'/index/modules'>['modules'][number]
export type CityTodo = ApiOutput<'/index/todo'>

interface Known {
  /** The city, and the person it is loaded for. */
  readonly key: string
  readonly lines: readonly ModuleLine[]
  readonly todo: CityTodo | undefined
}

const heldAtom = atom<Known>({ key: '', lines: [], todo: undefined })
const keyAtom = atom((get) => {
  const { areaId, user } = get(sessionAtom)
  return `${areaId} ${user?.token ?? ''}`
})
const none: Known = { key: '', lines: [], todo: undefined }

/** The lines of the chosen city's modules, and what in them waits for the reader; empty while not known. */
export const cityAtom = atom((get) => (get(heldAtom).key === get(keyAtom) ? get(heldAtom) : none))

/** Loads both. After a failure it tries again when the page is next shown; until then the plots have no lines. */
export const loadCityAtom = atom(null, async (get, set) => {
  const key = get(keyAtom)
  const { areaId, user } = get(sessionAtom)
  const api = get(apiAtom)
  const quiet = { quiet: true }
  const [modules, todo] = await Promise.all([
    api.form('/index/modules', { areaId }, quiet),
    user ? api.form('/index/todo', { areaId }, quiet) : undefined,
  ])
  if (get(keyAtom) !== key) return
  const before = get(cityAtom)
  set(heldAtom, {
    key,
    lines: modules.ok ? modules.value.modules : before.lines,
    todo: todo?.ok ? todo.value : before.todo,
  })
})
