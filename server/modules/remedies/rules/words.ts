import { refusal } from '@contract/refusals'
import { yuan } from '../../../format/yuan'

/** Something of the wish is missing, or is not so. */
export const wrong = (field: string, said: string) => refusal('FORM', { fields: { [field]: said } })

export const noAmount = wrong('amount', '请填写金额')

/** A number that was entered before: the same is not put right twice. */
export const usedReference = wrong('reference', '这个流水号已经登记过')

/** To somebody who would give from a treasury that has less. */
export const poorTreasury = (has: number) => refusal('NOT_ENOUGH', { has }, `城市财库只有 ${yuan(has)}`)

export const hasLeft = refusal('CLOSED', {}, '收款的居民已注销账号')
