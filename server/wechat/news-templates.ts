import type { NewsKind } from '@contract/endpoints/city/news'
import type { Config } from '../config'

/** A WeChat message template and the names of its three fields: what happened, details, time. */
export interface NewsTemplate {
  readonly id: string
  readonly fields: readonly [title: string, content: string, time: string]
}

export type NewsTemplates = Readonly<Partial<Record<NewsKind, NewsTemplate>>>

const usualFields = ['thing1', 'thing2', 'time3'] as const

/** `id`, or `id,thing1,thing2,time3` when the template's fields have other names. */
export function readTemplate(text: string): NewsTemplate {
  const [id = '', title = usualFields[0], content = usualFields[1], time = usualFields[2]] = text.split(',')
  return { id, fields: [title, content, time] }
}

/** The sandbox's templates, with ids that no real account has. */
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
