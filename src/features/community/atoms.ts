import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { sessionAtom } from '@/lib/session/atoms'

export type ModuleLine = ApiOutput<'/index/modules'>['modules'][number]
export type CityTodo = ApiOutput<'/index/todo'>

interface Known {
  /** Whose city it is, and for whom. */
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

/** What the modules of the chosen city say of themselves, and what of them waits for the reader; nothing while it is not known. */
export const cityAtom = atom((get) => (get(heldAtom).key === get(keyAtom) ? get(heldAtom) : none))

/** Asks for both. What fails is asked for again with the next look: the plots stand without their lines until then. */
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
