import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { useAreaId } from '../../kit/area/use-area'
import { useAddress } from '../../kit/list/address'
import { copy } from './copy'

type Call = ConsoleMap['/admin/dispute/rows']
export type QueuedCase = Call['output']['data'][number]
export type Desk = keyof typeof copy.tabs

export const desks = Object.keys(copy.tabs) as readonly Desk[]

/** What lies on a desk, by deadline; the first page also counts it. */
function useRows(state: Desk, page: number) {
  const areaId = useAreaId()
  const asked = { state, page, ...(areaId !== undefined && { areaId }) }
  return useRead(['/admin/dispute/rows', asked], () => form('/admin/dispute/rows', asked), { isList: true })
}

/** The disputes of the desk that the address names, else of the first one where some wait; and how many lie on each. */
export function useQueue() {
  const { fields } = useAddress()
  const page = Number(fields['page'] ?? 1)
  const counts: Readonly<Record<Desk, number | undefined>> = {
    platform: useRows('platform', 1).value?.total,
    mayor: useRows('mayor', 1).value?.total,
    ended: useRows('ended', 1).value?.total,
  }
  const usual = counts.platform === 0 && (counts.mayor ?? 0) > 0 ? 'mayor' : 'platform'
  const desk = desks.find((one) => one === fields['tab']) ?? usual
  return { desk, page, counts, list: useRows(desk, page) }
}
