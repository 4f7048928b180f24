import { mayCall } from '@contract/console/rights'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import type { Filter } from '../../kit/list/filters/filters'
import { copy } from './copy'

/** What the blocks of an area can be narrowed by. */
export function useFilters(areaId: number): readonly Filter[] {
  const asked = { areaId, size: 100 as const }
  const { roles } = useMe()
  const isWanted = mayCall('/admin/zone/list', roles)
  const { value } = useRead(['/admin/zone/list', asked], () => form('/admin/zone/list', asked), {
    isList: true,
    isWanted,
  })
  const zones = value?.data ?? []
  return [
    { kind: 'text', key: 'q', label: copy.q },
    ...(isWanted
      ? [
          {
            kind: 'choice',
            key: 'zoneId',
            label: copy.zone,
            options: zones.map(({ zoneId, name }) => ({ value: String(zoneId), label: name })),
          } as const,
        ]
      : []),
    {
      kind: 'choice',
      key: 'state',
      label: copy.state,
      options: Object.entries(copy.states).map(([value, label]) => ({ value, label })),
    },
    { kind: 'range', key: 'no', label: copy.range },
  ]
}
