import { goTo } from '@/lib/routes/go'
import { lostCopy } from '@/lib/routes/lost-copy'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** Shown at an address that no page has. */
export default function LostPage() {
  return (
    <Screen title={lostCopy.title}>
      <EmptyState
        kind='failed'
        title={lostCopy.none}
        text={lostCopy.text}
        action={{ text: lostCopy.home, onPress: () => goTo('home') }}
      />
    </Screen>
  )
}
