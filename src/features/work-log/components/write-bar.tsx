import { useAtomValue } from 'jotai'
import { useBlockFirst } from '@/lib/market/block-first'
import { goTo } from '@/lib/routes/go'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { todayAtom } from '../atoms'
import { copy } from '../copy'

/** The way to today's log, and whether it earns points; to a block for who has none. Source: mockup 17-log. */
export function WriteBar() {
  const { need, buy } = useBlockFirst(copy.doing)
  const today = useAtomValue(todayAtom)
  // Without an answer it is not known whether it is the first of the day.
  const isFirst = today.tag === 'ready' && !today.value.isWritten
  const isWritten = today.tag === 'ready' && today.value.isWritten
  if (buy)
    return (
      <BottomBar isTall summary={need}>
        <Button onPress={buy.onPress}>{buy.text}</Button>
      </BottomBar>
    )
  return (
    <BottomBar>
      <Button onPress={() => goTo('logAdd')}>
        {isFirst ? `${copy.write} ${copy.earns}` : isWritten ? copy.writeMore : copy.write}
      </Button>
    </BottomBar>
  )
}
