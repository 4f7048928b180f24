import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserRechargePage() {
  return (
    <Screen title='充值'>
      <Void kind='empty' title='还没有开放' text='充值还没有开放，没有扣款。' />
      <SessionHost />
    </Screen>
  )
}
