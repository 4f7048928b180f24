import { useAtomValue } from 'jotai'
import { favouritesCall } from '@/features/favourites/atoms'
import { FavouriteList } from '@/features/favourites/components/favourite-list'
import { copy } from '@/features/favourites/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { Screen } from '@/ui/screen/screen'

const all = {}

/** [ours] The shops and blocks that the reader keeps. Our decision: docs/decisions/0395-reputation.md */
export default function FavouritesPage() {
  const user = useAtomValue(userAtom)
  const things = useList(favouritesCall, user === null ? undefined : all)
  return (
    <Screen title={copy.title} plate={user?.blockNo} onRefresh={things.refresh}>
      <SignedIn loginFirst={copy.loginFirst}>
        <FavouriteList things={things} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
