import type { uploadRegions } from '@contract/endpoints/uploads'
import type { Environment } from './environment'
import type { AliyunSmsAccount } from './sms/aliyun'
import type { TrackingSettings } from './tracking/tracking'
import type { WechatAccount } from './wechat/account'
import type { NewsTemplates } from './wechat/news-templates'
import { readTemplate } from './wechat/news-templates'

/** The Qiniu account, when pictures are kept there. Source: specification §5, §7 (image upload). */
export interface QiniuAccount {
  readonly accessKey: string
  readonly secretKey: string
  readonly bucket: string
  readonly region: (typeof uploadRegions)[number]
  /** The address of the bucket's pictures, without a trailing slash. */
  readonly domain: string
}

/** The settings of an account with Qiniu: all of them or none. */
const qiniuNames = [
  'MENPAI_QINIU_ACCESS_KEY',
  'MENPAI_QINIU_SECRET_KEY',
  'MENPAI_QINIU_BUCKET',
  'MENPAI_QINIU_DOMAIN',
] as const

export function qiniuOf(env: Environment): QiniuAccount | undefined {
  const [accessKey, secretKey, bucket, domain] = qiniuNames.map((name) => env[name])
  if (!accessKey || !secretKey || !bucket || !domain) return undefined
  return { accessKey, secretKey, bucket, domain, region: env.MENPAI_QINIU_REGION ?? 'ECN' }
}

/** The settings of an account with the provider of text messages: all of them or none. */
const smsNames = ['MENPAI_SMS_KEY_ID', 'MENPAI_SMS_KEY_SECRET', 'MENPAI_SMS_SIGN', 'MENPAI_SMS_TEMPLATE'] as const

export function smsOf(env: Environment): { readonly sms?: AliyunSmsAccount } {
  const [accessKeyId, accessKeySecret, signName, templateCode] = smsNames.map((name) => env[name])
  if (!accessKeyId || !accessKeySecret || !signName || !templateCode) return {}
  const endpoint = env.MENPAI_SMS_ENDPOINT ?? 'https://dysmsapi.aliyuncs.com'
  const warning = env.MENPAI_SMS_WARNING_TEMPLATE
  const account = { accessKeyId, accessKeySecret, signName, templateCode, endpoint }
  return { sms: { ...account, ...(warning !== undefined && { warningTemplateCode: warning }) } }
}

/** The settings of an account with the provider that follows parcels: both or none. */
const trackingNames = ['MENPAI_KUAIDI100_KEY', 'MENPAI_KUAIDI100_CUSTOMER'] as const

export function trackingOf(env: Environment): { readonly tracking?: TrackingSettings } {
  const [key, customer] = trackingNames.map((name) => env[name])
  if (!key || !customer) return {}
  return { tracking: { key, customer, url: env.MENPAI_KUAIDI100_ENDPOINT ?? 'https://poll.kuaidi100.com' } }
}

/** How residents get messages outside the app, and the phone number they can call. */
export function serviceOf(env: Environment): { readonly news?: NewsTemplates; readonly servicePhone?: string } {
  const [delivery, sold, withdraw] = [
    env.MENPAI_WECHAT_NEWS_DELIVERY,
    env.MENPAI_WECHAT_NEWS_SOLD,
    env.MENPAI_WECHAT_NEWS_WITHDRAW,
  ].map((text) => (text === undefined ? undefined : readTemplate(text)))
  const news = { ...(delivery && { delivery }), ...(sold && { sold }), ...(withdraw && { withdraw }) }
  const phone = env.MENPAI_SERVICE_PHONE ?? (env.MENPAI_DEMO?.demo ? demoServicePhone : undefined)
  return {
    ...(Object.keys(news).length > 0 && { news }),
    ...(phone !== undefined && { servicePhone: phone }),
  }
}

/** Not a phone number. */
const demoServicePhone = '400-000-0000'

/** The settings of an account with WeChat Pay and our address for it: all of them or none. */
const wechatNames = [
  'MENPAI_WECHAT_MCH_ID',
  'MENPAI_WECHAT_KEY',
  'MENPAI_WECHAT_MINI_APP_ID',
  'MENPAI_WECHAT_MINI_SECRET',
  'MENPAI_WECHAT_WEB_APP_ID',
  'MENPAI_WECHAT_WEB_SECRET',
] as const

export function wechatOf(env: Environment): WechatAccount | undefined {
  const [mchId, key, miniId, miniSecret, webId, webSecret] = wechatNames.map((name) => env[name])
  if (!mchId || !key || !miniId || !miniSecret || !webId || !webSecret) return undefined
  return {
    mchId,
    key,
    mini: { appId: miniId, secret: miniSecret },
    web: { appId: webId, secret: webSecret },
    ...(env.MENPAI_WECHAT_CERT !== undefined && { certPem: env.MENPAI_WECHAT_CERT.replaceAll('\\n', '\n') }),
    ...(env.MENPAI_WECHAT_CERT_KEY !== undefined && { keyPem: env.MENPAI_WECHAT_CERT_KEY.replaceAll('\\n', '\n') }),
  }
}

/** Settings that are missing where others of their set are given. */
export function setFaults(env: Environment, names: readonly (keyof Environment)[], what: string): string[] {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map((name) => `${name}: ${what} needs it too`)
}

/** The same for every account with a vendor. */
export const accountFaults = (env: Environment): string[] => [
  ...setFaults(env, qiniuNames, 'an account with Qiniu'),
  ...setFaults(env, smsNames, 'an account with Aliyun SMS'),
  ...setFaults(env, trackingNames, 'an account with Kuaidi100'),
  ...setFaults(env, wechatNames, 'an account with WeChat Pay'),
]
