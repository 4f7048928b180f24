import type { NewsKind } from '@contract/endpoints/news'
import type { Config } from '../config'

/** A template of the messenger, and what its three fields are called: what happened, in words, when. */
export interface NewsTemplate {
  readonly id: string
  readonly fields: readonly [title: string, content: string, time: string]
}

export type NewsTemplates = Readonly<Partial<Record<NewsKind, NewsTemplate>>>

const usualFields = ['thing1', 'thing2', 'time3'] as const

/** `id`, or `id,thing1,thing2,time3` where the template calls its fields otherwise. */
export function readTemplate(text: string): NewsTemplate {
  const [id = '', title = usualFields[0], content = usualFields[1], time = usualFields[2]] = text.split(',')
  return { id, fields: [title, content, time] }
}

/** The sandbox's templates, under ids that no account has. */
const sandbox: NewsTemplates = {
  delivery: readTemplate('sandbox-delivery'),
  sold: readTemplate('sandbox-sold'),
  withdraw: readTemplate('sandbox-withdraw'),
}

/** The templates in use: those that are set, our sandbox's in development, or none. */
export function newsTemplates({ news, wechat, mode }: Pick<Config, 'news' | 'wechat' | 'mode'>): NewsTemplates {
  if (news) return news
  return wechat || mode === 'production' ? {} : sandbox
}
