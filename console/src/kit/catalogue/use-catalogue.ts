import type { ConsoleMap } from '@contract/endpoints/console/all'
import { ok } from '@contract/result'
import { form } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import { everyRow } from '../list/every-row'

export type Category = ConsoleMap['/admin/category/list']['output']['data'][number]
export type Item = ConsoleMap['/admin/item/list']['output']['data'][number]

export interface Catalogue {
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
}

/** The whole catalogue of an area. */
export const useCatalogue = (areaId: number): Read<Catalogue> =>
  useRead(
    ['/admin/category/list', areaId],
    async () => {
      const categories = await everyRow((asked) => form('/admin/category/list', { areaId, ...asked }))
      if (!categories.ok) return categories
      const items = await everyRow((asked) => form('/admin/item/list', { areaId, ...asked }))
      return items.ok ? ok({ categories: categories.value, items: items.value }) : items
    },
    { isList: true },
  )
