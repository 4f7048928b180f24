import type { ColumnType } from 'kysely'
import type { AlarmKind, AlarmRole } from '@contract/console/alarms'
import type { AlarmWay } from '@contract/console/alarm-ways'
import type { StaffRole } from '@contract/console/roles'

/** Until when a kind is not told. */
export interface Pause {
  readonly kind: AlarmKind
  readonly until: number
}

/** Where alarms go. Source: operating §7. */
export interface AlarmChannelTable {
  channel_id: number
  ver: number
  way: AlarmWay
  name: string
  /** Null: of all cities, and of the server itself. */
  area_id: number | null
  roles: AlarmRole[]
  mails: string[]
  /** Key and secret of a robot, encrypted; null of mail. */
  robot_sealed: string | null
  /** The last signs of that key. */
  key_end: string
  quiet_from: number | null
  quiet_until: number | null
  /** JSON. */
  pauses: ColumnType<Pause[], string, string>
  is_on: boolean
  created_at: number
  removed_at: number | null
}

/** How sending to a channel goes. */
export interface AlarmSendingTable {
  channel_id: number
  /** Failures in a row. */
  tries: number
  /** Not tried again before this. */
  next_at: number
  failing_since: number | null
  /** What was answered last. */
  said: string
  tested_at: number | null
}

/** Something that somebody should know, from when it was found until it is over. */
export interface AlarmTable {
  alarm_id: number
  kind: AlarmKind
  /** Which of its kind. */
  subject: string
  area_id: number | null
  /** Whom it concerns. */
  roles: StaffRole[]
  text: string
  /** '' for the server itself. */
  ref_type: string
  ref_id: number
  opened_at: number
  over_at: number | null
}

/** Which channel was told of which alarm, and that it was over. */
export interface AlarmToldTable {
  alarm_id: number
  channel_id: number
  told_at: number
  over_told_at: number | null
}

declare module '../../db/schema' {
  interface Database {
    alarm_channel: AlarmChannelTable
    alarm_sending: AlarmSendingTable
    alarm: AlarmTable
    alarm_told: AlarmToldTable
  }
}
