import type { AlarmKind } from '@contract/console/alarms'
import { alarmOf } from '@contract/console/alarms'
import { roleNames } from '@contract/console/roles'
import type { StaffRole } from '@contract/console/roles'
import type { AlarmChannel } from '@contract/endpoints/console/alarms'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Wish } from '../../client/use-act'
import { copy } from './copy'

export type AlarmRow = ConsoleMap['/admin/alarm/list']['output']['data'][number]

/** No city's number: in the form, all of them. */
export const everyCity = -1

export const kindName = (kind: AlarmKind): string => alarmOf(kind).name

export const rolesText = (roles: readonly StaffRole[]): string => roles.map((role) => roleNames[role]).join('、')

/** Where a channel leads, as far as it is shown. */
export const reachText = ({ way, mails, keyEnd }: AlarmChannel): string =>
  way === 'mail' ? mails.join('、') : copy.keyEnd(keyEnd)

export const quietText = ({ quiet }: AlarmChannel): string =>
  quiet ? copy.quietText(quiet.fromHour, quiet.untilHour) : copy.noQuiet

/** A channel as it is, to be sent with a change of it; what its robot is reached by stays. */
export const wishOf = ({ channelId, ver, way, name, areaId, roles, mails, quiet, pauses, isOn }: AlarmChannel) =>
  ({
    channelId,
    ver,
    way,
    name,
    areaId,
    roles: [...roles],
    mails: [...mails],
    webhook: '',
    secret: '',
    quiet,
    pauses: [...pauses],
    isOn,
    isRemoved: false,
  }) satisfies Wish<'/admin/alarm/edit'>
