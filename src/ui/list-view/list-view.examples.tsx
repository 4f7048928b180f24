import type { CallError } from '@/lib/http/errors'
import { noList, startOf, type List, type ShownList } from '@/lib/remote/list'
import { Cell } from '../cell/cell'
import type { Examples } from '../examples/examples'
import { Skeleton } from '../skeleton/skeleton'
import { ListView } from './list-view'

type State = List<string, CallError>

const nothing = () => undefined
const page = (rows: readonly string[], cursor?: string): ShownList<string, undefined> =>
  startOf({
    rows,
    total: rows.length,
    page: 1,
    extra: undefined,
    ...(cursor !== undefined && { cursor }),
  })
const two = page(['北郊农场 当季新米', '社区大米'], 'next')
const all = page(['北郊农场 当季新米', '社区大米'])
const timeout = { kind: 'timeout' } as const

const draw =
  (of: State, isFiltered = false) =>
  () => (
    <ListView
      of={of}
      onRetry={nothing}
      onMore={nothing}
      skeleton={<Skeleton rows={2} now />}
      end='共 2 条，到底了'
      filter={isFiltered ? { text: '2 个筛选条件下没有结果', onClear: nothing } : undefined}
    >
      {({ rows }) => rows.map((row) => <Cell key={row} title={row} />)}
    </ListView>
  )

export const listViewExamples: Examples = {
  title: 'ListView',
  states: [
    { name: '还没来', draw: draw({ ...noList, tag: 'refreshing' }) },
    { name: '还有更多', draw: draw({ ...noList, shown: two }) },
    { name: '正在刷新', draw: draw({ ...noList, tag: 'refreshing', shown: two }) },
    { name: '正在加载', draw: draw({ ...noList, tag: 'loading', shown: two }) },
    { name: '到底', draw: draw({ ...noList, tag: 'end', shown: all }) },
    { name: '下一页失败', draw: draw({ ...noList, tag: 'error', of: 'more', error: timeout, shown: two }) },
    { name: '刷新失败', draw: draw({ ...noList, tag: 'error', of: 'refresh', error: timeout, shown: all }) },
    { name: '失败', draw: draw({ ...noList, tag: 'error', of: 'refresh', error: timeout }) },
    { name: '没有', draw: draw({ ...noList, tag: 'end', shown: page([]) }) },
    { name: '没有符合的', draw: draw({ ...noList, tag: 'end', shown: page([]) }, true) },
  ],
}
