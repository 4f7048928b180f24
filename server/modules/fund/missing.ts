import { refusal } from '@contract/refusals'

/** There is no such spend. */
export const missing = refusal('NOT_FOUND', {}, '未找到这笔支出')
