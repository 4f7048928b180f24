import type { ApiOutput } from '@contract/endpoints/all'
import { openCity } from '../access'
import { cityWaits, terms } from '../terms'

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
  openings: [],
  terms,
  waits: cityWaits,
  movableClock: false,
  ...openCity,
}
