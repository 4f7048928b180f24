import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { Value } from '@contract/settings/kinds'
import { allCities } from '@contract/settings/all-cities'
import { settingIdOf } from '@contract/settings/settings'
import { valueText } from '@contract/settings/words'
import { yuanText } from '@/lib/format/yuan'
import { useAreaNames } from '../../kit/area/use-area'
import { copy } from './copy'

type Key = SettingView['key']

/** Whether a setting is that of all cities. */
export const isOfAll = ({ settingId, key }: Pick<SettingView, 'settingId' | 'key'>): boolean =>
  settingId === settingIdOf(allCities, key)

/** How tables and forms of the console say a value: what was set, also null, which is as everywhere again. */
export function useTextOf(): (key: Key, value: Value | null) => string {
  const areaNames = useAreaNames()
  return (key, value) =>
    value === null ? copy.follow : valueText(key, value, yuanText, (areaId) => areaNames.get(areaId))
}
