import { dayMs } from '@contract/durations'
import type { Caller } from '../http/caller'
import { saveAddress } from '../modules/addresses/service'
import type { DemoDeps, Happening } from './demo-clock'
import { demoClientNo, must } from './trade'

type Row = readonly [blockNo: number, name: string, mobile: string, regionCode: number, street: string]

/** Addresses of the demo city; the first of a person is the default one. Nobody has these numbers. */
const rows: readonly Row[] = [
  [128, '张三', '19900000128', 310_115, '花木路 128 弄 6 号 502 室'],
  [128, '李秀兰', '19900001280', 320_508, '平江路 40 号，放门卫'],
  [130, '张姨', '19900000130', 310_115, '花木路 130 弄 1 号 101 室'],
  [94, '阿木', '19900000094', 330_106, '文一西路 94 号木工坊'],
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
