import type { Carrier } from '@contract/orders/carriers'

/** The carriers by the provider's names. The post's numbers that begin with 9 are those of its ordinary parcels. */
const companies: Readonly<Record<string, Carrier>> = {
  shunfeng: 'sf',
  zhongtong: 'zto',
  yuantong: 'yto',
  yunda: 'yunda',
  shentong: 'sto',
  jd: 'jd',
  jtexpress: 'jt',
  ems: 'ems',
  youzhengguonei: 'ems',
}

/** The provider's name of a carrier; undefined for one that it does not follow. */
export function companyOf(carrier: Carrier, trackingNo: string): string | undefined {
  if (carrier === 'ems' && trackingNo.startsWith('9')) return 'youzhengguonei'
  return Object.keys(companies).find((name) => companies[name] === carrier)
}

export const carrierOf = (company: string): Carrier | undefined =>
  Object.hasOwn(companies, company) ? companies[company] : undefined
