import type { ApiOutput } from '@contract/endpoints/all'
import { fen } from '@contract/money'

/** The configuration that the app gets first, in an ordinary browser. */
export const givenSite: ApiOutput<'/index/config'> = {
  siteName: '门牌社区',
  areaId: 3253,
  areaName: '测试城',
  loginKey: '',
  imageBase: '',
  isOpen: true,
  opensAt: 0,
  closesAt: 0,
  tradeFeeBasisPoints: 100,
  tradeFeeMax: fen(5_000),
  movableClock: false,
  switches: { recharge: true, withdraw: true },
}
