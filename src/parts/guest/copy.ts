import { formWords } from '@/lib/forms/words'

export const guestCopy = { title: '你尚未登录', login: formWords.login } as const
