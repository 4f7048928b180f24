import type { AlarmRole } from '@contract/console/alarms'
import type { AlarmWay } from '@contract/console/alarm-ways'

/** A channel as it is typed. */
export interface Typed {
  readonly way: AlarmWay
  readonly name: string
  /** `everyCity`: all of them. */
  readonly areaId: number
  readonly roles: AlarmRole[]
  readonly mails: string
  readonly webhook: string
  readonly secret: string
  readonly hasQuiet: boolean
  readonly fromHour: number | null
  readonly untilHour: number | null
  readonly isOn: boolean
}
