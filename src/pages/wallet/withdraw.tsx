import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserWithdrawPage() {
  return (
    <Screen title='提现'>
      <Void kind='empty' title='还没有开放' text='提现还没有开放。收入会一直留在你的账上。' />
      <SessionHost />
    </Screen>
  )
}
