import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { listCall } from '@/lib/api/list-call'
import { keyedCall } from '@/lib/api/keyed-call'
import { underWay } from '@/lib/api/one-at-a-time'

export type ArchiveInfo = ApiOutput<'/bctArchive/info'>
export type ArchiveMonth = NonNullable<ApiOutput<'/bctArchive/list'>['months']>[number]
export type ArchiveType = NonNullable<ApiInput<'/bctArchive/list'>['type']>

/** The types that have a tab, in their order. */
export const archiveTypes: readonly ArchiveType[] = ['expand', 'fund', 'vote', 'mayor']

/** The type that an address names; expansion when it names none. */
const archiveTypeOf = (type: string): ArchiveType => archiveTypes.find((one) => one === type) ?? 'expand'

/** A query of the archive: an area, one type or all, and a search text. */
export type ArchiveQuery = Pick<ApiInput<'/bctArchive/list'>, 'areaId' | 'type' | 'q'>

/** What has ended in an area, newest first; the first page also brings the months and the count of each. */
export const archiveCall = listCall<ApiOutput<'/bctArchive/list'>, ArchiveQuery, readonly ArchiveMonth[]>(
  (api, query, page) => api.form('/bctArchive/list', { ...query, ...page }),
  {
    access: 'anyone',
    idOf: ({ type, refId }) => `${type} ${refId}`,
    extraOf: ({ months }, before) => months ?? before ?? [],
  },
)

const info = keyedCall<ArchiveInfo, string>((api, key) => {
  const [type = '', refId = ''] = key.split(' ')
  return api.form('/bctArchive/info', { type: archiveTypeOf(type), refId })
})

/** One thing of the archive by its type and id, with a space between. */
export const archivedAtom = info.valueAtom

const checks = underWay()

/** A thing is being read, and its proofs with it. */
export const isCheckingAtom = checks.isOnAtom

export const loadArchivedAtom = atom(null, (_get, set, key: string) => checks.run(set, () => set(info.loadAtom, key)))
