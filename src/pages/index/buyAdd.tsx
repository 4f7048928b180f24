import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function IndexBuyaddPage() {
  return (
    <Screen title='发布求购'>
      <Void kind='empty' title='还没有开放' text='发布求购还没有开放。现在可以在买入页购买别人上架的货。' />
      <SessionHost />
    </Screen>
  )
}
