import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserUserinfoPage() {
  return (
    <Screen title='资料'>
      <Void kind='empty' title='还没有开放' text='修改资料还没有开放。' />
      <SessionHost />
    </Screen>
  )
}
