import { EmptyState } from '@/ui/empty-state/empty-state'
import { copy } from '../copy'

/** A city whose block market is closed on this platform. Source: community §0 (module switch). */
export const MarketOff = () => <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
