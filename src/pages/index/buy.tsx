import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function IndexBuyPage() {
  return (
    <Screen tab title='卖出'>
      <Void kind='empty' title='还没有开放' text='求购行情还没有开放。现在可以在买入页购买别人上架的货。' />
      <SessionHost />
    </Screen>
  )
}
