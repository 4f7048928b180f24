import type { Remote } from '@/lib/remote/remote'
import type { Examples } from '../examples/examples'
import { Skeleton } from '../skeleton/skeleton'
import { RemoteView } from './remote-view'

type State = Remote<string, 'offline'>

const draw = (state: State) => () => (
  <RemoteView
    of={state}
    onRetry={() => undefined}
    skeleton={<Skeleton rows={1} now />}
    failure={() => ({ text: '请检查网络后重试', code: '错误号 504' })}
  >
    {(value) => value}
  </RemoteView>
)

export const remoteViewExamples: Examples = {
  title: 'RemoteView',
  states: [
    { name: '加载', draw: draw({ tag: 'loading' }) },
    { name: '空', draw: draw({ tag: 'empty' }) },
    { name: '失败', draw: draw({ tag: 'failed', error: 'offline' }) },
    { name: '好了', draw: draw({ tag: 'ready', value: '内容' }) },
  ],
}
