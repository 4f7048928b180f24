import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function IndexBuypayPage() {
  return (
    <Screen title='支付求购'>
      <Void kind='empty' title='还没有开放' text='求购付款还没有开放，没有扣款。' />
      <SessionHost />
    </Screen>
  )
}
