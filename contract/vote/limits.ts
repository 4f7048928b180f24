import { dayMs } from '../durations'

/**
 * Votes: lengths of their texts, for how many days they may be open, the points that an author must have (they are not spent) and that a
 * first ballot gives, how many blocks must support one on the fund's money, how long drafts and the search for supporters last, how long
 * before the close who has not voted is reminded, turnouts and shares in percent, below how many ballots a secret vote publishes its
 * outcome only, and at how many ballots the shown counts of a secret vote move. Source: community §4.
 */
export const votes = {
  title: { min: 4, max: 40 },
  content: 1_000,
  purpose: 40,
  reason: 140,
  options: { min: 2, max: 8, text: 20, note: 30 },
  days: [3, 5, 7, 10, 14],
  points: 20,
  castPoints: 1,
  supportNeed: 5,
  draftMs: 30 * dayMs,
  supportMs: 7 * dayMs,
  remindBeforeMs: dayMs,
  minTurnout: { usual: 30, least: 10 },
  passShare: { usual: 50, least: 10, yesNo: 50, fund: 60 },
  fewestPublished: 3,
  countsEvery: 5,
} as const
