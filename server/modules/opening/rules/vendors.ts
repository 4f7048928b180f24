import type { Config } from '../../../config/config'
import type { Vendor, VendorKey } from './facts'

type Known = Pick<
  Config,
  'mode' | 'wechat' | 'gatewayUrl' | 'news' | 'sms' | 'qiniu' | 'storeUrl' | 'tracking' | 'smtp'
>

const sandbox = '现在用的是沙盒'
const missing = '未接账号'

/** What stands in a vendor's place without an account. */
const without = ({ mode }: Known): string => (mode === 'production' ? missing : sandbox)

const plain = (config: Known, account: object | undefined): Vendor =>
  account ? { isReal: true, words: '' } : { isReal: false, words: without(config) }

function pay(config: Known): Vendor {
  const { wechat, gatewayUrl } = config
  if (!wechat) return plain(config, wechat)
  if (gatewayUrl !== undefined) return { isReal: false, words: sandbox }
  const hasCert = wechat.certPem !== undefined && wechat.keyPem !== undefined
  return hasCert
    ? { isReal: true, words: '' }
    : { isReal: false, words: '缺退款用的商户证书（MENPAI_WECHAT_CERT、MENPAI_WECHAT_CERT_KEY）' }
}

function sms(config: Known): Vendor {
  const said = plain(config, config.sms)
  if (config.sms && config.sms.warningTemplateCode === undefined)
    return { isReal: true, words: '未配提醒模板：登录方式变更时不会短信提醒本人' }
  return said.isReal ? said : { isReal: false, words: missing }
}

/** Our own store is a real one, where devices reach it. */
function storage({ qiniu, storeUrl }: Known): Vendor {
  if (qiniu) return { isReal: true, words: '七牛' }
  return storeUrl?.startsWith('https://')
    ? { isReal: true, words: '自带的图片存储' }
    : { isReal: false, words: '现在只有这台机器打得开图片' }
}

const newsKinds = { delivery: '已交付', sold: '已卖出', withdraw: '提现结果' } as const

function news(config: Known): Vendor {
  if (!config.wechat) return { isReal: false, words: without(config) }
  const lacking = (Object.keys(newsKinds) as (keyof typeof newsKinds)[]).filter((kind) => !config.news?.[kind])
  if (lacking.length === 0) return { isReal: true, words: '' }
  return { isReal: false, words: `缺模板：${lacking.map((kind) => newsKinds[kind]).join('、')}` }
}

/** How the server is with each vendor, by its own settings: what our sandboxes do counts as nothing. */
export const vendorsOf = (config: Known): Readonly<Record<VendorKey, Vendor>> => ({
  wechatPay: pay(config),
  sms: sms(config),
  storage: storage(config),
  parcels: plain(config, config.tracking),
  news: news(config),
  mail: plain(config, config.smtp),
})
