import { besideText, shareText } from '@contract/spans'
import { shownShare } from '@contract/vote/count'

/** How many of those who might have voted did: 38.2 %. */
export const turnoutText = (cast: number, census: number | null): string => shareText(shownShare(cast, census ?? 0))

/** The turnout that was missed, beside the least one: 24.1 / 30 %. Source: mockup 21-archive. */
export const missedText = (cast: number, census: number | null, least: number): string =>
  besideText(shownShare(cast, census ?? 0), least)
