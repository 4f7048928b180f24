import { fen } from '@contract/money'
import type { Series } from '../../src/pages/statistics/rows'

/** A day of the statistics. */
export const seriesDay = (key: string): Series[number] => ({
  key,
  name: key,
  turnover: 180_00,
  orders: 3,
  fee: 1_80,
  fund: 54,
  residents: 14,
  blocksSold: 1,
  votes: 2,
  traders: 4,
  returned: 3,
  reallotted: fen(0),
  advanced: fen(0),
  cameBack: fen(0),
  lost: fen(0),
  compensated: fen(0),
})
