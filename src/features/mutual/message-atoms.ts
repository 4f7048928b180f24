import { messagesOf } from '@/lib/messages/messages'

/** Private words of a post's two. */
export const postMessages = messagesOf({ refType: 'mutual' })
