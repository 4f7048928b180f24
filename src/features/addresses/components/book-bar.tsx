import { useAtomValue } from 'jotai'
import { addresses } from '@contract/limits'
import { goTo } from '@/lib/routes/go'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { bookAtom } from '../atoms'
import { copy } from '../copy'

/** Writes one more address, as long as there is room for it. */
export function BookBar() {
  const book = useAtomValue(bookAtom)
  const isFull = book.tag === 'ready' && book.value.data.length >= addresses.most
  return (
    <BottomBar>
      <Button disabled={isFull ? copy.full : undefined} onPress={() => goTo('address')}>
        {copy.add}
      </Button>
    </BottomBar>
  )
}
