import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'

export type HandoverCase = ConsoleMap['/admin/handover/info']['output']

/** What an objection is decided by: where both persons signed in, and the money that waits. Each reading is recorded. */
export const useCase = (orderId: number | string): Read<HandoverCase> =>
  useRead(['/admin/handover/info', String(orderId)], () => form('/admin/handover/info', { id: String(orderId) }), {
    isRecorded: true,
  })
