import { refusal } from '@contract/refusals'

/** There is no such vote, or the caller may not know of it. */
export const missing = refusal('NOT_FOUND', {}, '未找到这项投票')
