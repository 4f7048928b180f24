import { SessionHost } from '@/features/session/components/session-host'
import { Screen } from '@/ui/screen/screen'
import { Void } from '@/ui/void/void'

export default function IndexSaleaddPage() {
  return (
    <Screen title='上架'>
      <Void kind='empty' title='还没有开放' text='上架还没有开放。' />
      <SessionHost />
    </Screen>
  )
}
