import { createHash } from 'node:crypto'
import { regionUrls } from '@contract/uploads/upload-hosts'
import type { Config } from '../../config/config'
import { wechatSettings } from '../../wechat/account'
import { messengerScript } from '../../wechat/script'

/** Origins that pages may load from. */
export interface Elsewhere {
  /** Scripts, by their address: WeChat's, in WeChat's own browser. */
  readonly scripts: readonly string[]
  readonly pictures: readonly string[]
  /** Origins that scripts may call. */
  readonly calls: readonly string[]
}

const originOf = (url: string): string => new URL(url).origin

/** The object store, and WeChat. In development the store has the same host as the page, whatever its name, and a port of its own. */
export function elsewhereOf(config: Config): Elsewhere {
  const { qiniu, storeUrl, storePort } = config
  const messenger = wechatSettings(config)
  const scripts = messenger ? [messengerScript(messenger)] : []
  const sandbox = messenger?.isSandbox === true ? [originOf(messenger.hosts.open)] : []
  if (qiniu) return { scripts, pictures: [originOf(qiniu.domain)], calls: [regionUrls[qiniu.region], ...sandbox] }
  const store = storeUrl === undefined ? `*:${storePort}` : originOf(storeUrl)
  return { scripts, pictures: [store], calls: [store, ...sandbox] }
}

/**
 * Hashes of the inline scripts of a page, for its content policy. There is one because the theme chosen on the device must be known before
 * the first paint.
 */
function inlineScripts(html: string): string[] {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script))
}

/**
 * Pages run only our own scripts and those named, show pictures of the store, and call only the store and us; no other site may frame them.
 * Inline styles are allowed, because the framework sets them at run time, and `blob:` pictures, because a picked picture is read that way.
 * Our decision: docs/decisions/0097-strangers.md
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
