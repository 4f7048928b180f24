import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'

type Call = ConsoleMap['/admin/draft/list']
export type Draft = Call['output']['drafts'][number]

/** What colleagues suggest about a case, newest first. */
export const useDrafts = (refType: 'dispute' | 'handover', refId: number): Read<Call['output']> =>
  useRead(['/admin/draft/list', refType, String(refId)], () =>
    form('/admin/draft/list', { refType, refId: String(refId) }),
  )
