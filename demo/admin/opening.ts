import type { OpeningKey } from '@contract/console/opening'
import type { Deps } from '../../server/deps'
import type { StaffCaller } from '../../server/http/staff/staff-caller'
import { dismissLine } from '../../server/modules/opening/service'
import { demoAreaId } from '../residents'
import { demoClientNo, must } from '../trade'

const said: readonly (readonly [OpeningKey, reason: string])[] = [
  ['hours', ''],
  ['wechatPay', '演示城市用沙盒，不真实收款'],
]

/** What was said of the list of the demo city's first day: one line that somebody has looked at, one that it does without. */
export async function demoOpening(deps: Deps, staff: StaffCaller): Promise<void> {
  for (const [key, reason] of said) {
    const wish = { clientNo: demoClientNo(`opening-${key}`, 0), areaId: demoAreaId, key, reason }
    must(`opening ${key}`, await dismissLine(deps, staff, wish))
  }
}
