import { refusal } from '@contract/refusals'

export const missing = refusal('NOT_FOUND', {}, '未找到这次选举')
