import { messagesOf } from '@/lib/messages/messages'

/** What the two parties of an order write to each other. */
export const orderMessages = messagesOf()
