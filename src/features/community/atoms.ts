import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { sessionAtom } from '@/lib/session/atoms'
import { LazyCityTodo } from './components/lazy-city-todo'
import type { CityTodo } from './rules'
import { isWaiting } from './rules'

export type ModuleLine = ApiOutput<'/index/modules'>['modules'][number]

interface City {
  readonly lines: readonly ModuleLine[]
  readonly todo: CityTodo | undefined
  /** Whether it is known what waits, or that it will not be known now. */
  readonly isKnown: boolean
}

const none: City = { lines: [], todo: undefined, isKnown: false }
/** With the city, and the person it is loaded for. */
const heldAtom = atom({ ...none, key: '' })
const keyAtom = atom((get) => {
  const { areaId, user } = get(sessionAtom)
  return `${areaId} ${user?.token ?? ''}`
})

/** The lines of the chosen city's modules, and what in them waits for the reader; empty while not known. */
export const cityAtom = atom((get): City => (get(heldAtom).key === get(keyAtom) ? get(heldAtom) : none))

/** Loads both. After a failure it tries again when the page is next shown; until then the plots have no lines. */
export const loadCityAtom = atom(null, async (get, set) => {
  const key = get(keyAtom)
  const { areaId, user } = get(sessionAtom)
  const api = get(apiAtom)
  const keep = (part: Partial<City>) => {
    if (get(keyAtom) === key) set(heldAtom, { ...get(cityAtom), key, ...part })
  }
  const loadLines = async () => {
    const answer = await api.form('/index/modules', { areaId }, { quiet: true })
    if (answer.ok) keep({ lines: answer.value.modules })
  }
  const askTodo = async () => {
    const answer = await api.form('/index/todo', { areaId }, { quiet: true })
    if (!answer.ok) return {}
    // Drawn at once, or not at all.
    if (isWaiting(answer.value)) await LazyCityTodo.load().catch(() => undefined)
    return { todo: answer.value }
  }
  const loadTodo = async () => keep({ isKnown: true, ...(user && (await askTodo())) })
  await Promise.all([loadLines(), loadTodo()])
})
