import type { ColumnType } from 'kysely'
import type { SettingKey } from '@contract/settings/settings'

/** One change of a setting, in a city or in all. Append-only. Source: operating §1. */
export interface CitySettingTable {
  change_id: number
  /** The city and the setting in one number: acts, asks and the audit name it. */
  setting_id: number
  /** The so-manieth change of it. */
  ver: number
  /** 0: of all cities. */
  area_id: number
  key: SettingKey
  /** JSON; null: as all cities, or, for all, as the standard. */
  value: ColumnType<unknown, string | null, never>
  /** From when it holds. */
  from_at: number
  at: number
  /** The account of who set it; null: the file by which the city was made. */
  by_user_id: number | null
  reason: string
  /** A change that this one takes back, before it held. */
  revokes: number | null
  /** The ask of two persons that it carries out. */
  approval_id: number | null
}

declare module '../../db/schema' {
  interface Database {
    city_setting: CitySettingTable
  }
}
