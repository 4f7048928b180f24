import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { Value } from '@contract/settings/kinds'
import { allCities } from '@contract/settings/all-cities'
import { settingIdOf } from '@contract/settings/settings'
import { valueText } from '@contract/settings/words'
import { yuanText } from '@/lib/format/yuan'
import { copy } from './copy'

type Key = SettingView['key']

/** Whether a setting is that of all cities. */
export const isOfAll = ({ settingId, key }: Pick<SettingView, 'settingId' | 'key'>): boolean =>
  settingId === settingIdOf(allCities, key)

/** A value in words, as tables and forms of the console say it. */
export const textOf = (key: Key, value: Value): string => valueText(key, value, yuanText)

/** What was set, in words: also that it is as everywhere again. */
export const setText = (key: Key, value: Value | null): string => (value === null ? copy.follow : textOf(key, value))
