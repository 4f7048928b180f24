import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Failure } from '../../client/call'
import { form } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'

export type Category = ConsoleMap['/admin/category/list']['output']['data'][number]
export type Item = ConsoleMap['/admin/item/list']['output']['data'][number]

const size = 100

interface SomeRows<Row> {
  readonly data: readonly Row[]
  readonly total: number
}

/** All rows of a list, page after page. */
async function every<Row>(
  read: (page: number) => Promise<Result<SomeRows<Row>, Failure>>,
): Promise<Result<Row[], Failure>> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await read(page)
    if (!answer.ok) return answer
    rows.push(...answer.value.data)
    if (answer.value.data.length === 0 || rows.length >= answer.value.total) return ok(rows)
  }
}

interface Catalogue {
  readonly categories: readonly Category[]
  readonly items: readonly Item[]
}

/** The whole catalogue of an area. */
export const useCatalogue = (areaId: number): Read<Catalogue> =>
  useRead(
    ['/admin/category/list', areaId],
    async () => {
      const categories = await every((page) => form('/admin/category/list', { areaId, page, size }))
      if (!categories.ok) return categories
      const items = await every((page) => form('/admin/item/list', { areaId, page, size }))
      return items.ok ? ok({ categories: categories.value, items: items.value }) : items
    },
    { isList: true },
  )
