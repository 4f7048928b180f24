import { refusal } from '@contract/refusals'

/** There is no such post, or the caller is not one of its two. */
export const missing = refusal('NOT_FOUND', {}, '未找到这条互助')
