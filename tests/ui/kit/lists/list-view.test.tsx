import ReactTestUtil from '@tarojs/test-utils-react'
import type { CallError } from '@/lib/http/errors'
import { noList, startOf, type List, type ShownList } from '@/lib/remote/list'
import { ListView } from '@/ui/list-view/list-view'
import { byRole, namesOf } from '../../support/press'

const screen = new ReactTestUtil()
let events: string[] = []

type State = List<string, CallError>
const page = (rows: readonly string[], cursor?: string): ShownList<string, undefined> =>
  startOf({
    rows,
    total: rows.length,
    page: 1,
    extra: undefined,
    ...(cursor !== undefined && { cursor }),
  })
const timeout = { kind: 'timeout' } as const

const show = (of: State, isFiltered = false) =>
  screen.mount(
    () => (
      <ListView
        of={of}
        onRetry={() => events.push('retry')}
        onMore={() => events.push('more')}
        filter={isFiltered ? { onClear: () => events.push('clear') } : undefined}
      >
        {({ rows }) => rows.join('、')}
      </ListView>
    ),
    { props: {} },
  )

const tap = (name: string) => {
  screen.fireEvent.click(byRole('button', name))
}

afterEach(() => {
  screen.unmout()
  events = []
})

it('keeps its rows while it is refreshed', async () => {
  await show({ ...noList, tag: 'refreshing', shown: page(['米', '油'], 'c') })
  expect(screen.html()).toContain('米、油')
})

it('offers more below, and says when it comes and when all is there', async () => {
  await show({ ...noList, shown: page(['米'], 'c') })
  tap('看更多')
  expect(events).toEqual(['more'])
  screen.unmout()
  await show({ ...noList, tag: 'loading', shown: page(['米'], 'c') })
  expect(namesOf('status')).toEqual(['加载中'])
  screen.unmout()
  await show({ ...noList, tag: 'end', shown: page(['米']) })
  expect(screen.html()).toContain('到底了')
})

it('keeps its rows when the next page fails, and tries that page again', async () => {
  await show({ ...noList, tag: 'error', of: 'more', error: timeout, shown: page(['米'], 'c') })
  expect(screen.html()).toContain('米')
  tap('加载失败，点击重试')
  expect(events).toEqual(['more'])
})

it('keeps its rows when a refresh fails, says they are old, and tries again', async () => {
  await show({ ...noList, tag: 'error', of: 'refresh', error: timeout, shown: page(['米']) })
  expect(screen.html()).toContain('米')
  expect(screen.html()).toContain('下面是之前的内容')
  tap('重试')
  expect(events).toEqual(['retry'])
})

it('says what failed when there is nothing to keep', async () => {
  await show({ ...noList, tag: 'error', of: 'refresh', error: timeout })
  expect(screen.html()).toContain('请求超时，请重新尝试')
  tap('重试')
  expect(events).toEqual(['retry'])
})

it('tells nothing at all from nothing that fits, which can be cleared', async () => {
  await show({ ...noList, tag: 'end', shown: page([]) })
  expect(screen.html()).toContain('暂无相关数据')
  screen.unmout()
  await show({ ...noList, tag: 'end', shown: page([]) }, true)
  expect(screen.html()).toContain('没有符合的结果')
  tap('清除筛选')
  expect(events).toEqual(['clear'])
})
