import { createHash } from 'node:crypto'
import { regionUrls } from '@contract/upload-hosts'
import type { Config } from '../config'
import { wechatSettings } from '../wechat/account'
import { messengerScript } from '../wechat/script'

/** What pages may load from elsewhere. */
export interface Elsewhere {
  /** Scripts, by their address: the messenger's, in its own browser. */
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
  /** Whom scripts may call. */
  readonly calls: readonly string[]
}

const originOf = (url: string): string => new URL(url).origin

/** The object store, and the messenger. In development the store has the page's own host, whatever that is called, and its own port. */
export function elsewhereOf(config: Config): Elsewhere {
  const { qiniu, storeUrl, storePort } = config
  const messenger = wechatSettings(config)
  const scripts = messenger ? [messengerScript(messenger)] : []
  const sandbox = messenger?.isSandbox === true ? [originOf(messenger.hosts.open)] : []
  if (qiniu) return { scripts, pictures: [originOf(qiniu.domain)], calls: [regionUrls[qiniu.region], ...sandbox] }
  const store = storeUrl === undefined ? `*:${storePort}` : originOf(storeUrl)
  return { scripts, pictures: [store], calls: [store, ...sandbox] }
}

/** The scripts written into a page, as a content policy names them: the look chosen on the device must be known before the first paint. */
function inlineScripts(html: string): string[] {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script))
}

/**
 * Pages run only our own scripts, and those named, show pictures of the store, call it and us and nobody else, and may be framed by
 * nobody else. Styles are also set by the framework at run time. A picture that was picked is read by its `blob:` address.
 * Our decision: docs/decisions/0153-content-policy.md
 */
export function pagePolicy(html: string, { scripts, pictures, calls }: Elsewhere): string {
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html), ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", ...pictures, 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...calls, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
