import * as v from 'valibot'
import { mailPattern } from '@contract/console/alarm-ways'
import { uploadRegions } from '@contract/endpoints/uploads'

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.minValue(min), v.maxValue(max))
const flag = v.pipe(
  v.picklist(['', '0', '1'], '0 or 1'),
  v.transform((text) => text === '1'),
)
/** Whether there is a demo city, and of which size. */
const demo = v.pipe(
  v.picklist(['', '0', '1', 'bulk'], '0, 1 or bulk'),
  v.transform((text) => ({ demo: text === '1' || text === 'bulk', isDemoBulk: text === 'bulk' })),
)
const text = v.pipe(v.string(), v.nonEmpty())
const address = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/]/, 'an address https://…'),
  v.transform((url) => url.replace(/\/+$/, '')),
)
/** Another way to the database; empty for none. */
const otherPostgres = v.pipe(
  v.string(),
  v.regex(/^(postgres(ql)?:\/\/.*)?$/, 'an address postgres://…'),
  v.transform((text) => (text === '' ? undefined : text)),
)

const template = v.pipe(v.string(), v.regex(/^[\w-]+(,[a-z_]+\d+){0,3}$/, 'a template id, or id,thing1,thing2,time3'))
const key32 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64'))

/** The variables that are read, as texts of the right form. Source: README (settings). */
export const Environment = v.object({
  NODE_ENV: v.optional(v.picklist(['', 'development', 'test', 'production'], 'development, test or production')),
  MENPAI_MODE: v.optional(v.picklist(['development', 'production'])),
  PORT: v.optional(whole(0, 65_535)),
  HOST: v.optional(text),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'an address postgres://…'))),
  MENPAI_DIRECT_URL: v.optional(otherPostgres),
  MENPAI_READS_URL: v.optional(otherPostgres),
  MENPAI_CELL: v.optional(v.pipe(v.string(), v.regex(/^\d{0,4}$/, 'up to four digits'))),
  MENPAI_PREPARED: v.optional(flag),
  MENPAI_DATA_DIR: v.optional(text),
  MENPAI_H5_DIR: v.optional(text),
  MENPAI_MARKET_DIR: v.optional(text),
  MENPAI_AWAIT_BUILDS: v.optional(flag),
  MENPAI_DEMO: v.optional(demo),
  MENPAI_DEV_CLOCK: v.optional(flag),
  MENPAI_SIGN_SECRET_A: v.optional(text),
  MENPAI_SIGN_SECRET_B: v.optional(text),
  MENPAI_SIGN_OLD_A: v.optional(text),
  MENPAI_SIGN_OLD_B: v.optional(text),
  MENPAI_SIGN_TEMPLATE: v.optional(text),
  MENPAI_LOGIN_KEY: v.optional(v.pipe(v.string(), v.includes('PRIVATE KEY', 'a private key in PEM'))),
  MENPAI_LOGIN_KEY_BITS: v.optional(v.picklist(['1024', '2048'])),
  MENPAI_SEAL_KEY: v.optional(key32),
  MENPAI_SEAL_OLD_KEY: v.optional(key32),
  MENPAI_CORS_ORIGINS: v.optional(v.string()),
  MENPAI_BASE_PATH: v.optional(v.pipe(v.string(), v.regex(/^\/(.*[^/])?$/, 'a folder such as /market'))),
  MENPAI_TEST_AREA: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  MENPAI_STORE_PORT: v.optional(whole(0, 65_535)),
  MENPAI_STORE_URL: v.optional(address),
  MENPAI_STORE_KEY: v.optional(key32),
  MENPAI_QINIU_ACCESS_KEY: v.optional(text),
  MENPAI_QINIU_SECRET_KEY: v.optional(text),
  MENPAI_QINIU_BUCKET: v.optional(text),
  MENPAI_QINIU_REGION: v.optional(v.picklist(uploadRegions)),
  MENPAI_QINIU_DOMAIN: v.optional(address),
  MENPAI_GATEWAY_PORT: v.optional(whole(0, 65_535)),
  MENPAI_GATEWAY_URL: v.optional(address),
  MENPAI_PUBLIC_URL: v.optional(address),
  MENPAI_WECHAT_MCH_ID: v.optional(text),
  MENPAI_WECHAT_KEY: v.optional(v.pipe(v.string(), v.length(32, '32 characters'))),
  MENPAI_WECHAT_MINI_APP_ID: v.optional(text),
  MENPAI_WECHAT_MINI_SECRET: v.optional(text),
  MENPAI_WECHAT_WEB_APP_ID: v.optional(text),
  MENPAI_WECHAT_WEB_SECRET: v.optional(text),
  MENPAI_WECHAT_PUSH_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{3,32}$/, '3 to 32 letters and digits')),
  ),
  MENPAI_WECHAT_PUSH_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{43}$/, '43 letters and digits'))),
  MENPAI_WECHAT_CERT: v.optional(v.pipe(v.string(), v.includes('CERTIFICATE', 'a certificate in PEM'))),
  MENPAI_WECHAT_CERT_KEY: v.optional(v.pipe(v.string(), v.includes('PRIVATE KEY', 'a private key in PEM'))),
  MENPAI_WECHAT_NEWS_DELIVERY: v.optional(template),
  MENPAI_WECHAT_NEWS_SOLD: v.optional(template),
  MENPAI_WECHAT_NEWS_WITHDRAW: v.optional(template),
  MENPAI_SMS_KEY_ID: v.optional(text),
  MENPAI_SMS_KEY_SECRET: v.optional(text),
  MENPAI_SMS_SIGN: v.optional(text),
  MENPAI_SMS_TEMPLATE: v.optional(text),
  MENPAI_SMS_WARNING_TEMPLATE: v.optional(text),
  MENPAI_SMS_ENDPOINT: v.optional(address),
  MENPAI_KUAIDI100_KEY: v.optional(text),
  MENPAI_KUAIDI100_CUSTOMER: v.optional(text),
  MENPAI_KUAIDI100_ENDPOINT: v.optional(address),
  MENPAI_SMTP_HOST: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'a host name'))),
  MENPAI_SMTP_PORT: v.optional(whole(1, 65_535)),
  MENPAI_SMTP_USER: v.optional(text),
  MENPAI_SMTP_PASSWORD: v.optional(text),
  MENPAI_SMTP_FROM: v.optional(v.pipe(v.string(), v.regex(mailPattern, 'a mail address'))),
  MENPAI_DRAIN_MS: v.optional(whole(0, 8_000)),
  MENPAI_TRUSTED_PROXIES: v.optional(whole(0, 10)),
  MENPAI_CALLS_PER_MINUTE: v.optional(whole(1, 1_000_000)),
  MENPAI_LOGINS_PER_MINUTE: v.optional(whole(1, 1_000_000)),
  MENPAI_DOCS: v.optional(flag),
  MENPAI_METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, '16 characters or more'))),
})
export type Environment = v.InferOutput<typeof Environment>
