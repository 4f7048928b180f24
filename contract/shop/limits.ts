import { dayMs } from '../durations'

/**
 * Sponsored shops: seats of each level (0 = no limit; its fee is a setting), how long a term lasts, how many working days a review takes
 * and by which hour of the last, how long an approved one may wait for its money, from when on it is renewed and reminded of its end, how
 * long its page stays after the end, points for each term, numbers that a person may see in a day, and what a shop says. Source: community
 * §5.
 */
export const shops = {
  levels: {
    naming: { seats: 3 },
    street: { seats: 12 },
    stall: { seats: 0 },
  },
  termMs: 90 * dayMs,
  reviewDays: 2,
  reviewHour: 18,
  payMs: 7 * dayMs,
  renewMs: 14 * dayMs,
  remindersMs: [14 * dayMs, 3 * dayMs],
  pageMs: 30 * dayMs,
  points: 50,
  contactsPerDay: 50,
  minName: 2,
  maxName: 16,
  slogan: 30,
  intro: 500,
  hours: 20,
  place: 30,
  maxPictures: 9,
} as const
