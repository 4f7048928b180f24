import { shareText } from '@contract/spans'
import { shownShare } from '@contract/vote/count'

/** How many of those who might have voted did: 38.2%. */
export const turnoutText = (cast: number, census: number | null): string => shareText(shownShare(cast, census ?? 0))
