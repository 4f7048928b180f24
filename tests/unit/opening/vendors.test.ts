import type { Config } from '../../../server/config/config'
import { developmentConfig } from '../../../server/config/config'
import type { VendorKey } from '../../../server/modules/opening/rules/facts'
import { vendorsOf } from '../../../server/modules/opening/rules/vendors'

const production: Config = { ...developmentConfig, mode: 'production' }
const of = (key: VendorKey, more: Partial<Config> = {}) => vendorsOf({ ...production, ...more })[key]
const app = { appId: 'wx1', secret: 's' }
const wechat = { mchId: '1', key: 'k', mini: app, web: app }
const cert = { certPem: 'c', keyPem: 'k' }
const template = { id: 't', fields: ['thing1', 'thing2', 'time3'] } as const
const sms = { accessKeyId: 'a', accessKeySecret: 'b', signName: '门牌', templateCode: 'T1', endpoint: 'https://sms' }

it('in development our sandboxes stand in, and count as nothing', () => {
  const all = vendorsOf(developmentConfig)
  expect(Object.values(all).filter(({ isReal }) => isReal)).toEqual([])
  expect([all.wechatPay.words, all.news.words, all.mail.words, all.parcels.words]).toEqual(
    Array.from({ length: 4 }, () => '现在用的是沙盒'),
  )
  expect([all.sms.words, of('mail').words]).toEqual(['未接账号', '未接账号'])
})

it('WeChat Pay is the real gateway with the certificate that refunds need', () => {
  expect(of('wechatPay', { wechat: { ...wechat, ...cert } }).isReal).toBe(true)
  expect(of('wechatPay', { wechat })).toEqual({
    isReal: false,
    words: '缺退款用的商户证书（MENPAI_WECHAT_CERT、MENPAI_WECHAT_CERT_KEY）',
  })
  const inItsPlace = { wechat: { ...wechat, ...cert }, gatewayUrl: 'http://127.0.0.1:3002' }
  expect(of('wechatPay', inItsPlace)).toEqual({ isReal: false, words: '现在用的是沙盒' })
})

it('of messages of the messenger all three templates are needed', () => {
  expect(of('news', { wechat, news: { delivery: template } }).words).toBe('缺模板：已卖出、提现结果')
  expect(of('news', { wechat, news: { delivery: template, sold: template, withdraw: template } }).isReal).toBe(true)
  expect(of('news', { news: { delivery: template } }).words).toBe('未接账号')
})

it('text messages go without the template of warnings, and it is said', () => {
  expect(of('sms', { sms: { ...sms, warningTemplateCode: 'T2' } })).toEqual({ isReal: true, words: '' })
  expect(of('sms', { sms })).toMatchObject({ isReal: true, words: expect.stringContaining('不会短信提醒') as string })
})

it('pictures are where devices reach them', () => {
  expect(of('storage').isReal).toBe(false)
  expect(of('storage', { storeUrl: 'http://127.0.0.1:3001' }).isReal).toBe(false)
  expect(of('storage', { storeUrl: 'https://pic.city.example' }).isReal).toBe(true)
  const qiniu = { accessKey: 'a', secretKey: 's', bucket: 'b', region: 'ECN', domain: 'https://q' } as const
  expect(of('storage', { qiniu })).toEqual({ isReal: true, words: '七牛' })
})

it('parcels and mail need an account, and no more', () => {
  expect(of('parcels', { tracking: { key: 'k', customer: 'c', url: 'https://poll.kuaidi100.com' } }).isReal).toBe(true)
  expect(of('mail', { smtp: { host: 'h', port: 465, user: 'u', password: 'p', from: 'u' } }).isReal).toBe(true)
})
