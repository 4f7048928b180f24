import { refusal, wrongField } from '@contract/refusals'
import { yuan } from '../../../format/yuan'

export const noAmount = wrongField('amount', '请填写金额')

/** A number that was entered before: the same is not put right twice. */
export const usedReference = wrongField('reference', '这个流水号已经登记过')

/** To somebody who would give from a treasury that has less. */
export const poorTreasury = (has: number) => refusal('NOT_ENOUGH', { has }, `城市财库只有 ${yuan(has)}`)

export const hasLeft = refusal('CLOSED', {}, '收款的居民已注销账号')
