import { dayMs, hourMs } from '../durations'

/**
 * Mutual aid: lengths of its texts, the most pictures of a post and of what a helper shows, the most points that are promised or given, the
 * days of a week, for which a post may be open, how many open posts a block may have, how long a match may wait for the helper and then for
 * the thanks, the points that a person may give in a day, how many thanks of one pair in which time count for the ranking, how many posts a
 * mayor may pin and for how long, and at how many replies the author is told. Source: community §6.
 */
export const mutual = {
  title: { min: 4, max: 30 },
  content: 500,
  place: 20,
  placeDetail: 40,
  reply: 200,
  finish: 200,
  reason: { min: 10, max: 140 },
  maxPictures: 9,
  finishPictures: 3,
  maxThanks: 100,
  weekDays: 7,
  openPerBlock: 3,
  helpMs: 14 * dayMs,
  thankMs: 72 * hourMs,
  thanksPerDay: 200,
  countedOfPair: 3,
  pairMs: 30 * dayMs,
  pins: 2,
  pinMs: dayMs,
  tellAtReplies: [1, 3],
} as const
