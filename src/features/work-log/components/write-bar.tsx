import { useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { todayAtom } from '../atoms'
import { copy } from '../copy'

/** The way to today's log, and whether it earns points. Source: mockup 17-log. */
export function WriteBar({ hasBlock }: { readonly hasBlock: boolean }) {
  const today = useAtomValue(todayAtom)
  // Without an answer it is not known whether it is the first of the day.
  const isFirst = today.tag === 'ready' && !today.value.isWritten
  const isWritten = today.tag === 'ready' && today.value.isWritten
  return (
    <BottomBar>
      <Button onPress={() => goTo('logAdd')} disabled={hasBlock ? undefined : copy.noBlock}>
        {isFirst ? `${copy.write} ${copy.earns}` : isWritten ? copy.writeMore : copy.write}
      </Button>
    </BottomBar>
  )
}
