import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserPayPage() {
  return (
    <Screen title='付款单'>
      <Void kind='empty' title='还没有开放' text='付款单列表还没有开放。要付款的订单在“我买的”里。' />
      <SessionHost />
    </Screen>
  )
}
