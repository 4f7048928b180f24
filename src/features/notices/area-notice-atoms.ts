import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { AreaNotice } from '@contract/endpoints/city/notices'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import type { CallError } from '@/lib/http/errors'
import { isNotFound } from '@/lib/http/errors'
import { areaIdAtom } from '@/lib/session/atoms'

/** Notices to the chosen area, newest first, and how many a new one would reach. Failures: NO_RIGHT, except for the area's mayor. */
export const areaNoticesCall = listCall<
  ApiOutput<'/bctNotice/manage'>,
  Pick<ApiInput<'/bctNotice/manage'>, 'areaId'>,
  Pick<ApiOutput<'/bctNotice/manage'>, 'residents'>
>((api, query, page) => api.form('/bctNotice/manage', { ...query, ...page }), {
  access: 'user',
  idOf: ({ areaNoticeId }) => areaNoticeId,
  extraOf: ({ residents }) => ({ residents }),
})

const manage = remoteCall((api, get) => api.form('/bctNotice/manage', { areaId: get(areaIdAtom) }))

/** Whether the person may send notices to the chosen area, as far as the server was asked. Source: domain model §2 (mayor). */
export const mayTellAreaAtom = atom((get) => get(manage.valueAtom).tag === 'ready')
export const loadMayTellAreaAtom = manage.loadAtom

export type Told = Omit<ApiInput<'/bctNotice/edit'>, 'areaNoticeId'>

/** Sends a notice to the chosen area, once however often it is repeated. Failures: those of `/bctNotice/add`. */
export const tellAreaAtom = atom(
  null,
  (get, _set, told: Told): Promise<Result<ApiOutput<'/bctNotice/add'>, CallError>> => {
    const wish = { areaId: get(areaIdAtom), ...told }
    return sendCommand(get(commandsAtom), ['tell', wish], (clientNo) =>
      get(apiAtom).json('/bctNotice/add', { ...wish, clientNo }),
    )
  },
)

/** Changes a notice to the area, for every reader. Failures: those of `/bctNotice/edit`. */
export const changeAreaNoticeAtom = atom(
  null,
  (get, _set, change: ApiInput<'/bctNotice/edit'>): Promise<Result<ApiOutput<'/bctNotice/edit'>, CallError>> =>
    get(apiAtom).json('/bctNotice/edit', change),
)

/** Takes a notice back from every reader. True when it is gone; otherwise the failure was already shown. */
export const takeBackAtom = atom(null, async (get, set, { areaNoticeId }: AreaNotice): Promise<boolean> => {
  const answer = await get(apiAtom).form('/bctNotice/withdraw', { areaNoticeId })
  const isGone = answer.ok || isNotFound(answer.error)
  if (isGone) set(areaNoticesCall.changeAtom, (rows) => rows.filter((row) => row.areaNoticeId !== areaNoticeId))
  return isGone
})
