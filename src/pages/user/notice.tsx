import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserNoticePage() {
  return (
    <Screen title='通知'>
      <Void kind='empty' title='还没有开放' text='通知还没有开放。订单的变化在“我的订单”里看。' />
      <SessionHost />
    </Screen>
  )
}
