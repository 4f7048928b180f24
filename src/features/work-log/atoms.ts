import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { startOfDay } from '@contract/hours'
import { atom } from 'jotai'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { areaIdAtom, userAtom } from '@/lib/session/atoms'
import { monthSpan } from './rules'

export type LogQuery = Pick<ApiInput<'/log/list'>, 'areaId' | 'mine' | 'from' | 'to'>

/** Work logs of a city, or own ones, newest first. Source: domain model §3.12. */
export const logsCall = listCall<ApiOutput<'/log/list'>, LogQuery>(
  (api, query, page) => api.form('/log/list', { ...query, ...page }),
  { access: 'user', idOf: ({ logId }) => logId, extraOf: () => undefined },
)

const today = remoteCall((api) => api.form('/log/check', {}))

/** Whether today's log of the acting block exists; not asked for who has no block. */
export const todayAtom = today.valueAtom
export const loadTodayAtom = atom(null, async (get, set) => {
  if (get(userAtom)?.blockNo !== 0) await set(today.loadAtom)
})

const log = keyedCall((api, id) => api.form('/log/', { id }))

/** One log. */
export const logAtom = log.valueAtom
export const loadLogAtom = log.loadAtom

/** The most pages of own logs that are loaded to know the days of a month. */
const mostPages = 8

/** Days with the reader's own log, `yyyy-mm-dd`, newest first, until a page ends in another month than the first one's. */
async function daysOf(api: Api, query: LogQuery): Promise<Result<readonly string[], CallError>> {
  const found: string[] = []
  let next: { readonly page?: number; readonly cursor?: string } = {}
  for (let page = 2; page <= mostPages + 1; page += 1) {
    const answer = await api.form('/log/list', { ...query, mine: 1, ...next }, { quiet: true })
    if (!answer.ok) return answer
    const { data, cursor, current_page, last_page } = answer.value
    found.push(...data.map(({ day }) => day))
    const newest = found[0]?.slice(0, 7)
    const isPastMonth = data[data.length - 1]?.day.slice(0, 7) !== newest
    if (cursor === undefined || current_page >= last_page || isPastMonth) break
    next = { page, cursor }
  }
  return { ok: true, value: [...new Set(found)] }
}

/** The days of this month, and those before through the current streak. */
const days = remoteCall((api, get) => daysOf(api, { areaId: get(areaIdAtom) }))

export const daysAtom = days.valueAtom
export const loadDaysAtom = days.loadAtom

/** The days of a month that has passed, by the city and its first one. */
const pastDays = keyedCall((api, key: string) => {
  const [areaId = '', from = ''] = key.split(' ')
  return daysOf(api, { areaId: Number(areaId), ...monthSpan(startOfDay(from), 0) })
})

export const pastDaysKey = (areaId: number, from: string): string => `${areaId} ${from}`

export const pastDaysAtom = pastDays.valueAtom
export const loadPastDaysAtom = pastDays.loadAtom

export interface LogWish {
  readonly content: string
  readonly thumbs: string
}

/** Writes a log, once however often it is sent. Failures: those of `/log/add`. Source: specification §7. */
export const addLogAtom = atom(
  null,
  async (get, set, wish: LogWish): Promise<Result<ApiOutput<'/log/add'>, CallError>> => {
    const { userId, blockNo } = get(userAtom) ?? { userId: 0, blockNo: 0 }
    const answer = await sendCommand(get(commandsAtom), ['log', userId, blockNo, wish], (clientNo) =>
      get(apiAtom).json('/log/add', { ...wish, clientNo }),
    )
    if (answer.ok) void Promise.all([set(loadTodayAtom), set(loadDaysAtom)])
    return answer
  },
)

/** Changes the reader's own log of today. Failures: those of `/log/edit`. */
export const editLogAtom = atom(
  null,
  async (get, set, wish: LogWish & { readonly id: number }): Promise<Result<ApiOutput<'/log/edit'>, CallError>> => {
    const answer = await get(apiAtom).json('/log/edit', wish)
    if (answer.ok) set(log.showAtom, wish.id, answer.value)
    return answer
  },
)
