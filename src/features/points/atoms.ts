import type { ApiOutput } from '@contract/endpoints/all'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'

/** Changes of the reader's own popularity, newest first. Source: domain model §3.11, §6.3. */
export const pointsCall = listCall<ApiOutput<'/bctPoints/list'>, Record<string, never>>(
  (api, _query, page) => api.form('/bctPoints/list', page),
  { access: 'user', idOf: ({ pointsId }) => pointsId, extraOf: () => undefined },
)

const points = remoteCall((api) => api.form('/user/getPoints', {}))

/** The reader's own popularity value. */
export const pointsAtom = points.valueAtom
export const loadPointsAtom = points.loadAtom
