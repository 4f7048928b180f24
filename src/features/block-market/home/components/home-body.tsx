import { useAtomValue } from 'jotai'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { userAtom } from '@/lib/session/atoms'
import { Note } from '@/ui/note/note'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { marketAtom } from '../../list/atoms'
import { MarketOff } from '../../list/components/market-off'
import { offersAtom, ownAtom } from '../atoms'
import { homeCopy } from '../copy'
import { Offers } from './offers'
import { OwnRows } from './own-rows'
import { Ways } from './ways'
import { Zones } from './zones'

export interface HomeBodyProps {
  /** Which city it is could not be read: shown in place of its market. */
  readonly noCity: Remote<never, CallError> | undefined
  /** What stands above is known, so that nothing visible jumps. */
  readonly isAboveKnown: boolean
  readonly onReload: () => void
}

const words = (error: CallError) => ({ text: callErrorText(error) })

/** The market of blocks on its first tab: what waits for the reader, the zones, the blocks that cost least. */
export function HomeBody({ noCity, isAboveKnown, onReload }: HomeBodyProps) {
  const user = useAtomValue(userAtom)
  const own = useAtomValue(ownAtom)
  const market = useAtomValue(marketAtom)
  const offers = useAtomValue(offersAtom)
  const shown = isAboveKnown ? market : ({ tag: 'loading' } as const)
  return (
    <>
      {!user?.blockNo && <Note>{homeCopy.use}</Note>}
      {user !== null && own.tag === 'ready' && <OwnRows own={own.value} onEnd={onReload} />}
      <RemoteView of={noCity ?? shown} onRetry={onReload} failure={words}>
        {(found) => (found.enabled ? <Zones market={found} /> : <MarketOff />)}
      </RemoteView>
      {shown.tag === 'ready' && shown.value.enabled && (
        <RemoteView of={offers} onRetry={onReload} failure={words}>
          {(rows) => <Offers rows={rows} />}
        </RemoteView>
      )}
      {isAboveKnown && <Ways />}
    </>
  )
}
