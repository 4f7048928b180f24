import type { ParcelWay } from '@contract/orders/parcel-ways'
import { parcelWayTexts } from '@contract/orders/parcel-ways'
import type { OrderWaits } from '@contract/orders/terms'
import { silentWords } from '@contract/orders/dispute-words'
import { deliveryWords } from '@/lib/market/delivery'
import { actCopy } from '../hand-over-copy'
import { confirmSpan } from '../copy'

/** Words of a parcel. */
export const parcelCopy = {
  title: deliveryWords.post,
  number: actCopy.postSheet.trackingNo,
  copy: '复制',
  copied: '快递单号已复制',
  signed: (moment: string) => `${moment} 已签收`,
  rule: (terms: OrderWaits) => `${confirmSpan('post', terms)}未确认，自动放款`,
  back: (way: ParcelWay) => `快递${parcelWayTexts[way]}，未收到货可发起纠纷`,
  backForSeller: (way: ParcelWay) => `快递${parcelWayTexts[way]}`,
  quiet: silentWords.quiet,
  silent: silentWords.known,
  all: (count: number) => `查看全部 ${count} 条`,
  unread: '快递信息未能加载',
  retry: '重试',
} as const
