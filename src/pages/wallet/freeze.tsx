import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function UserFreezePage() {
  return (
    <Screen title='冻结资金'>
      <Void kind='empty' title='还没有开放' text='逐笔明细还没有开放。冻结的总额在资金明细里，每一笔都会自己到期。' />
      <SessionHost />
    </Screen>
  )
}
