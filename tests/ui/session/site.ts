import type { ApiOutput } from '@contract/endpoints/all'
import { openCity } from '../../support/access'
import { cityWaits, terms } from '../../support/terms'

/** A 1024-bit test key, used nowhere else. */
const loginKey = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCrXPo527A9t1CjjMVPLCU7B3KH
vgRmGnvfau3RvD5RzNfcFu9Pm17VwIEIJLPLXmx1Pw1LWo/WcD3/qe5j06VLhJoN
7N/JFMjSz/J9QfBQ4YOcFvR2Iccx8C+Q+EMSEX0R+YYBqL3OZRhLGAQbcGVwicTZ
Oofp9v0j8O247x0imQIDAQAB
-----END PUBLIC KEY-----`

/** A token that never ends. */
export const uploadToken: ApiOutput<'/upload/token'> = {
  token: 'upload',
  visitPrefix: '/files',
  folderPath: '',
  region: 'ECN',
  uploadHost: 'http://store.test',
  maxBytes: 20_971_520,
  expireAt: Number.MAX_SAFE_INTEGER,
}

/** What the server says of the test city at the start. */
export const site: ApiOutput<'/index/config'> = {
  siteName: '门牌社区',
  areaId: 3253,
  areaName: '测试城',
  loginKey,
  imageBase: '',
  isOpen: true,
  opensAt: 0,
  closesAt: 0,
  openings: [],
  terms,
  waits: cityWaits,
  ...openCity,
  movableClock: false,
}
