import { Button, Segmented, Select } from 'antd'
import { isModuleName, moduleWords } from '@contract/modules'
import type { Access, AccessOn } from '@contract/settings/access'
import { accesses, accessTexts, everywhere, platformNames, platforms } from '@contract/settings/access'
import type { SettingKey } from '@contract/settings/settings'
import { settingOf } from '@contract/settings/settings'
import { useAreas } from '../../kit/area/use-area'
import { copy } from './copy'
import { moved } from './rules'
import styles from './settings.module.scss'

interface FieldProps<T> {
  readonly of: SettingKey
  readonly value: T
  readonly onChange: (value: T) => void
}

const options = accesses.map((value) => ({ value, label: accessTexts[value] }))

/** What is open, read only or closed, on each platform, or on all at once. */
export function AccessField({ of, value, onChange }: FieldProps<AccessOn>) {
  const { name } = settingOf(of)
  const all = accesses.find((access) => platforms.every((platform) => value[platform] === access))
  return (
    <dl className={styles.platforms}>
      <dt>{copy.onAll}</dt>
      <dd>
        <Segmented<Access | ''>
          aria-label={`${name} ${copy.onAll}`}
          options={options}
          value={all ?? ''}
          onChange={(access) => access !== '' && onChange(everywhere(access))}
        />
      </dd>
      {platforms.map((platform) => [
        <dt key={`${platform} name`}>{platformNames[platform]}</dt>,
        <dd key={platform}>
          <Segmented<Access>
            aria-label={`${name} ${platformNames[platform]}`}
            options={options}
            value={value[platform]}
            onChange={(access) => onChange({ ...value, [platform]: access })}
          />
        </dd>,
      ])}
    </dl>
  )
}

/** The modules of a city in an order, each moved by a place. */
export function OrderField({ value, onChange }: FieldProps<readonly string[]>) {
  return (
    <ol className={styles.lines}>
      {value.map((one, at) => {
        const name = isModuleName(one) ? moduleWords[one] : one
        return (
          <li key={one}>
            <b className={styles.place}>{name}</b>
            <Button disabled={at === 0} aria-label={copy.up(name)} onClick={() => onChange(moved(value, at, at - 1))}>
              ↑
            </Button>
            <Button
              disabled={at === value.length - 1}
              aria-label={copy.down(name)}
              onClick={() => onChange(moved(value, at, at + 1))}
            >
              ↓
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

/** One of the cities. */
export function AreaField({ of, value, onChange }: FieldProps<number>) {
  const areas = useAreas() ?? []
  return (
    <Select<number>
      aria-label={settingOf(of).name}
      placeholder={copy.pickArea}
      value={areas.some(({ areaId }) => areaId === value) ? value : null}
      options={areas.map(({ areaId: no, name: label }) => ({ value: no, label }))}
      onChange={onChange}
    />
  )
}
