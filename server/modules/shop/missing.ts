import { refusal } from '@contract/refusals'

/** There is no such shop, or the caller may not know of it. */
export const missing = refusal('NOT_FOUND', {}, '未找到这家商铺')
