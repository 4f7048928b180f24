import type { NewsTemplates } from '../config/accounts'
import { readTemplate } from '../config/accounts'
import type { Config } from '../config/config'

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
