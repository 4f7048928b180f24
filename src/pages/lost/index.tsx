import { goTo } from '@/lib/routes/go'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** Shown at an address that no page has. */
export default function LostPage() {
  return (
    <Screen title='页面不存在'>
      <EmptyState
        kind='failed'
        title='未找到该页面'
        text='链接可能已失效，请从首页重新进入。'
        action={{ text: '回首页', onPress: () => goTo('home') }}
      />
    </Screen>
  )
}
