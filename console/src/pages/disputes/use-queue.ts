import { consoleSizes } from '@contract/console/limits'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { useAreaId } from '../../kit/area/use-area'
import type { Fields } from '../../kit/list/address'
import { useAddress } from '../../kit/list/address'
import type { Filter } from '../../kit/list/filters/filters'
import { askedFields } from '../../kit/list/filters/filters'
import { byAmount, byTime, sortsOf } from '../../kit/list/rows'
import { askedSort } from '../../kit/list/columns/sort-choice'
import { copy } from './copy'

type Call = ConsoleMap['/admin/dispute/rows']
export type QueuedCase = Call['output']['data'][number]
export type Queue = keyof typeof copy.tabs

export const queues = Object.keys(copy.tabs) as readonly Queue[]

/** What a queue can be narrowed by. */
export const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  { kind: 'amounts', key: 'amount', label: copy.amounts },
  { kind: 'days', key: 'days', label: copy.days },
]

export const sorts = sortsOf('/admin/dispute/rows', { value: 'deadline', label: copy.byDeadline }, ...byTime, byAmount)

/** What waits in a queue; its first page also counts it. */
function useRows(state: Queue, more: Fields = {}) {
  const areaId = useAreaId()
  const asked = { state, ...(areaId !== undefined && { areaId }), ...more }
  return useRead(['/admin/dispute/rows', asked], () => form('/admin/dispute/rows', asked as Call['input']), {
    isList: true,
  })
}

/** The disputes of the queue that the address names, else of the first one where some wait; and how many wait in each. */
export function useQueue() {
  const { fields } = useAddress()
  const page = Number(fields['page'] ?? 1)
  const size = consoleSizes.find((one) => String(one) === fields['size']) ?? consoleSizes[0]
  const counts: Readonly<Record<Queue, number | undefined>> = {
    platform: useRows('platform').value?.total,
    mayor: useRows('mayor').value?.total,
    ended: useRows('ended').value?.total,
  }
  const usual = counts.platform === 0 && (counts.mayor ?? 0) > 0 ? 'mayor' : 'platform'
  const queue = queues.find((one) => one === fields['tab']) ?? usual
  const asked = askedFields(filters, fields)
  const more = { ...asked, ...askedSort(sorts, fields), ...(page > 1 && { page: String(page) }) }
  const list = useRows(queue, { ...more, ...(size !== consoleSizes[0] && { size: String(size) }) })
  return { queue, page, size, counts, asked, list }
}
