import type { Examples } from '../examples/examples'
import { EmptyState } from './empty-state'

const nothing = () => undefined

export const emptyStateExamples: Examples = {
  title: 'EmptyState',
  states: [
    {
      name: '空',
      draw: () => (
        <EmptyState
          kind='empty'
          text={'这一类还没有人上架。\n发布求购，卖家会来找你。'}
          action={{ text: '发布求购', onPress: nothing }}
        />
      ),
    },
    {
      name: '没有符合',
      draw: () => (
        <EmptyState
          kind='no-result'
          title='没有符合的商品'
          text={'2 个筛选条件下没有结果，\n全部在售还有 60 件。'}
          action={{ text: '清除筛选', onPress: nothing }}
        />
      ),
    },
    {
      name: '失败',
      draw: () => (
        <EmptyState
          kind='failed'
          text={'请求超时，请检查网络后重试。\n没有任何订单或扣款发生。'}
          action={{ text: '重试', onPress: nothing }}
          code='错误号 504 · 09:41:07'
        />
      ),
    },
  ],
}
