import { dayMs } from '@contract/durations'
import type { Caller } from '../http/caller'
import { saveAddress } from '../modules/addresses/service'
import type { DemoDeps, Happening } from './demo-clock'
import { demoClientNo, must } from './trade'

type Row = readonly [blockNo: number, name: string, mobile: string, regionCode: number, street: string]

/** Addresses of the demo city: everybody has one, whoever has two has the first as the default one. Nobody has these numbers. */
const rows: readonly Row[] = [
  [128, '张三', '19900000128', 310_115, '花木路 128 弄 6 号 502 室'],
  [128, '李秀兰', '19900001280', 320_508, '平江路 40 号，放门卫'],
  [130, '张姨', '19900000130', 310_115, '花木路 130 弄 1 号 101 室'],
  [94, '阿木', '19900000094', 330_106, '文一西路 94 号木工坊'],
  [3021, '麦田', '19900003021', 310_151, '陈家镇北郊农场 2 号门'],
  [77, '老周', '19900000077', 310_115, '花木路 77 弄 9 号 301 室'],
  [1866, '陈峰', '19900001866', 330_182, '乾潭镇山里 18 号'],
  [409, '听雨', '19900000409', 320_508, '平江路 409 号茶舍'],
  [91, '小唐', '19900000091', 310_115, '花木路 91 弄 3 号 1202 室'],
  [132, '拾光', '19900000132', 310_104, '漕溪路 132 号旧物店'],
  [12, '城门酒坊', '19900000012', 330_602, '城门内 12 号'],
  [36, '阿姐', '19900000036', 310_115, '东市 3 号摊'],
  [2107, '林师傅', '19900002107', 440_305, '海德路 21 号修表铺'],
]

/** Where residents have goods sent, written a month ago. */
export const addressHappenings = (
  deps: DemoDeps,
  nowMs: number,
  callerOf: (blockNo: number) => Caller,
): readonly Happening[] =>
  rows.map(([blockNo, name, mobile, regionCode, street], index) => ({
    at: nowMs - 33 * dayMs + index,
    run: async () => {
      const said = { name, mobile, regionCode, street, isDefault: false }
      const wish = { clientNo: demoClientNo('book', index), ...said }
      must(`address of ${blockNo}`, await saveAddress(deps, callerOf(blockNo).userId, wish))
    },
  }))
