import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'

type Call = ConsoleMap['/admin/account/list']
export type Account = Call['output']['data'][number]

/** One account by its id; none is found by an id of nothing. */
export const useAccount = (accountId: string) =>
  useRead(['/admin/account/list', accountId], () => form('/admin/account/list', { accountId }))
