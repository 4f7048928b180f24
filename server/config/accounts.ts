import type { NewsKind } from '@contract/endpoints/city/news'
import type { uploadRegions } from '@contract/endpoints/uploads'
import type { Environment } from './environment'

/** The Qiniu account, when pictures are kept there. Source: specification §5, §7 (image upload). */
export interface QiniuAccount {
  readonly accessKey: string
  readonly secretKey: string
  readonly bucket: string
  readonly region: (typeof uploadRegions)[number]
  /** The address of the bucket's pictures, without a trailing slash. */
  readonly domain: string
}

/** An account with Aliyun's text message service. */
export interface AliyunSmsAccount {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The approved signature, shown in 【】. */
  readonly signName: string
  /** The approved template; it takes `code` and `minutes`. */
  readonly templateCode: string
  /** The approved template of a warning; it takes `act`. Without one no warnings are sent. */
  readonly warningTemplateCode?: string
  /** The service's address; a test's own, else the real one. */
  readonly endpoint: string
}

/** An account with Kuaidi100, a tracking provider. */
export interface TrackingAccount {
  readonly key: string
  /** The account's name for questions. */
  readonly customer: string
}

export interface TrackingSettings extends TrackingAccount {
  /** The provider's address, without a trailing slash. */
  readonly url: string
}

/** An account with a mail provider, by SMTP. */
export interface SmtpAccount {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  /** The address that mail comes from. */
  readonly from: string
}

/** An application registered with WeChat: the mini-program, or the account for web pages. */
export interface WechatApp {
  readonly appId: string
  readonly secret: string
}

/** What WeChat signs its messages to us with, and the key that it encrypts them with, if it does. */
export interface WechatPush {
  readonly token: string
  /** 43 characters; without it messages come plain. */
  readonly aesKey?: string
}

/** An account with WeChat Pay, version 2. */
export interface WechatAccount {
  readonly mchId: string
  /** 32 characters. */
  readonly key: string
  readonly mini: WechatApp
  readonly web: WechatApp
  /** Without it WeChat tells us nothing by itself but payments. */
  readonly push?: WechatPush
  /** PEM; refunds need both with the real gateway. */
  readonly certPem?: string
  readonly keyPem?: string
}

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

/** The settings of an account with a mail provider: all of them or none. */
const smtpNames = ['MENPAI_SMTP_HOST', 'MENPAI_SMTP_USER', 'MENPAI_SMTP_PASSWORD'] as const

export function smtpOf(env: Environment): { readonly smtp?: SmtpAccount } {
  const [host, user, password] = smtpNames.map((name) => env[name])
  if (!host || !user || !password) return {}
  return { smtp: { host, user, password, port: env.MENPAI_SMTP_PORT ?? 465, from: env.MENPAI_SMTP_FROM ?? user } }
}

/** How residents get messages outside the app. */
export function newsOf(env: Environment): { readonly news?: NewsTemplates } {
  const [delivery, sold, withdraw] = [
    env.MENPAI_WECHAT_NEWS_DELIVERY,
    env.MENPAI_WECHAT_NEWS_SOLD,
    env.MENPAI_WECHAT_NEWS_WITHDRAW,
  ].map((text) => (text === undefined ? undefined : readTemplate(text)))
  const news = { ...(delivery && { delivery }), ...(sold && { sold }), ...(withdraw && { withdraw }) }
  return Object.keys(news).length > 0 ? { news } : {}
}

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
    ...pushOf(env),
    ...(env.MENPAI_WECHAT_CERT !== undefined && { certPem: env.MENPAI_WECHAT_CERT.replaceAll('\\n', '\n') }),
    ...(env.MENPAI_WECHAT_CERT_KEY !== undefined && { keyPem: env.MENPAI_WECHAT_CERT_KEY.replaceAll('\\n', '\n') }),
  }
}

function pushOf({ MENPAI_WECHAT_PUSH_TOKEN: token, MENPAI_WECHAT_PUSH_KEY: aesKey }: Environment) {
  return token === undefined ? {} : { push: { token, ...(aesKey !== undefined && { aesKey }) } }
}

/** What the messages of WeChat need besides. */
function pushProblems(env: Environment): string[] {
  const { MENPAI_WECHAT_PUSH_TOKEN: token, MENPAI_WECHAT_PUSH_KEY: aesKey, MENPAI_WECHAT_MINI_APP_ID: appId } = env
  return [
    ...(aesKey !== undefined && token === undefined
      ? ['MENPAI_WECHAT_PUSH_TOKEN: the key of messages needs it too']
      : []),
    ...(token !== undefined && appId === undefined
      ? ['MENPAI_WECHAT_MINI_APP_ID: messages of WeChat are those of an account']
      : []),
  ]
}

/** Settings that are missing where others of their set are given. */
export function setProblems(env: Environment, names: readonly (keyof Environment)[], what: string): string[] {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map((name) => `${name}: ${what} needs it too`)
}

/** The same for every account with a vendor. */
export const accountProblems = (env: Environment): string[] => [
  ...setProblems(env, qiniuNames, 'an account with Qiniu'),
  ...setProblems(env, smsNames, 'an account with Aliyun SMS'),
  ...setProblems(env, trackingNames, 'an account with Kuaidi100'),
  ...setProblems(env, smtpNames, 'an account with a mail provider'),
  ...setProblems(env, wechatNames, 'an account with WeChat Pay'),
  ...pushProblems(env),
]
