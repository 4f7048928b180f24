import { useQueryClient } from '@tanstack/react-query'
import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { OwnList } from '@contract/endpoints/console/lists/own'
import type { Answer } from '../../../client/call'
import { form, json } from '../../../client/call'
import { useRead } from '../../../client/use-read'

const path = '/admin/filter/list'
type Kept = ConsoleMap[typeof path]['output']
type Wish = Omit<ConsoleMap['/admin/filter/edit']['input'], 'list'>

/** What somebody keeps of a list. The server keeps it: it is there in every browser. Source: operating §4 (lists). */
export interface OwnLists extends Omit<OwnList, 'list'> {
  readonly edit: (wish: Wish) => Promise<Answer<'/admin/filter/edit'>>
}

export function useOwnList(list: ConsolePath): OwnLists {
  const queries = useQueryClient()
  const { value } = useRead([path], () => form(path, {}))
  const { filters = [], columns = null } = value?.data.find((one) => one.list === list) ?? {}
  const edit = async (wish: Wish) => {
    const answer = await json('/admin/filter/edit', { list, ...wish })
    if (answer.ok)
      queries.setQueryData([path], ({ value: old }: { readonly value: Kept } = { value: { data: [] } }) => ({
        value: { data: [...old.data.filter((one) => one.list !== list), answer.value] },
      }))
    return answer
  }
  return { filters, columns, edit }
}
