import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserIncomePage() {
  return (
    <Screen title='收入'>
      <Void kind='empty' title='还没有开放' text='收入明细还没有开放。收入记录在资金明细里，可以转为可用。' />
      <SessionHost />
    </Screen>
  )
}
