import { dayText } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { levelNames } from '@contract/shop/level-names'
import { yuan } from '../../../format/yuan'
import type { LevelRow } from '../level-store'

/** How many seats of a level are free; 0 also where there is no limit. */
export const seatsLeft = ({ seats, taken }: Pick<LevelRow, 'seats' | 'taken'>): number => Math.max(0, seats - taken)

/** Why nobody else gets a seat of a level, if so: LIMIT (`freeAt`). Source: community §5. */
export function fullRefusal(level: LevelRow): Refusal | undefined {
  if (level.seats === 0 || seatsLeft(level) > 0) return undefined
  const full = `${levelNames[level.level]} ${level.seats} 席已满`
  const freeAt = level.free_at
  return refusal('LIMIT', { freeAt }, freeAt === null ? full : `${full}，${dayText(freeAt)} 空出一席`)
}

/** Why a level is not taken for the fee that was seen, in fen, if so: PRICE_CHANGED (`fee`, as it is now). None when no fee was said. */
export const feeRefusal = ({ level, fee }: Pick<LevelRow, 'level' | 'fee'>, seen = fee): Refusal | undefined =>
  fee === seen ? undefined : refusal('PRICE_CHANGED', { fee }, `${levelNames[level]}现价 ${yuan(fee)}`)
