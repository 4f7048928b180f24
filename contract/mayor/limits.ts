import { dayMs } from '../durations'

/**
 * Elections of mayors: lengths of texts, pictures of a candidate, how many candidates a ballot may rank and an election may have, for how
 * many days each stage of a first and of a second attempt lasts, the hours at which nominations, voting and terms begin and end, how long a
 * term lasts and how long before its end the next election is announced, after how long a void one is repeated, how long a candidate must
 * have lived in the city and for how long a lost dispute counts, the turnout that a count needs (percent), the points of a first ballot,
 * and how long before the count who has not voted is reminded. Source: community §7.
 */
export const mayors = {
  statement: { min: 10, max: 200 },
  maxPictures: 3,
  reason: { min: 5, max: 140 },
  ranks: 3,
  candidates: 99,
  stageDays: {
    first: { announced: 4, nominating: 11, voting: 7 },
    again: { announced: 3, nominating: 5, voting: 5 },
  },
  hours: { nominate: 8, close: 20, seat: 8 },
  termMs: 90 * dayMs,
  announceBeforeMs: 30 * dayMs,
  againMs: 7 * dayMs,
  residentMs: 30 * dayMs,
  disputeMs: 90 * dayMs,
  minTurnout: 10,
  castPoints: 1,
  remindBeforeMs: dayMs,
} as const
