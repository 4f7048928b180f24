import { Button } from 'antd'
import { useState } from 'react'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import { isForTwo } from '@contract/settings/changes'
import type { Value } from '@contract/settings/kinds'
import type { HoursFrom } from '@contract/settings/openings'
import { settingOf } from '@contract/settings/settings'
import { rangeText } from '@contract/settings/words'
import { yuanText } from '@/lib/format/yuan'
import { serverNow } from '../../client/server-time'
import { Acts } from '../../kit/act/acts'
import { copy as kit } from '../../kit/copy'
import { copy } from './copy'
import { Effect } from './effect'
import type { Draft } from './rules'
import { outlook, typedValue } from './rules'
import styles from './settings.module.scss'
import { ValueField } from './value-field'
import { isOfAll, useTextOf } from './words'

interface SetFormProps {
  readonly one: SettingView
  readonly place: string
  /** Of the city, where it is one of a city. */
  readonly hours: readonly HoursFrom[] | undefined
}

/** The form of a setting: its value by its kind, what becomes of the change, and the reason. */
export function SetForm({ one, place, hours }: SetFormProps) {
  const { settingId, ver, key, value: before, followed, setBy } = one
  const textOf = useTextOf()
  const [draft, setDraft] = useState<Draft>(before)
  const [isFollowing, setFollowing] = useState(false)
  const { name, group } = settingOf(key)
  const after = isFollowing ? followed : typedValue(key, draft, before)
  const follow = isOfAll(one) ? copy.followStandard : copy.followAll
  const toSend: Value | null | undefined = isFollowing ? null : after
  return (
    <div className={styles.change}>
      {isFollowing ? (
        <b>{`${follow}：${textOf(key, followed)}`}</b>
      ) : (
        <ValueField of={key} value={draft} onChange={setDraft} />
      )}
      <small>{rangeText(key, yuanText)}</small>
      {setBy === 'here' && (
        <Button type='link' onClick={() => setFollowing(!isFollowing)}>
          {isFollowing ? kit.cancel : follow}
        </Button>
      )}
      {group === 'fees' && (typeof toSend === 'number' || toSend === null) && (
        <Effect settingId={settingId} value={toSend} />
      )}
      <Acts
        path='/admin/setting/edit'
        label={copy.reason}
        hint={after === undefined ? undefined : outlook(key, before, after, serverNow(), hours)}
        ways={[{ key: 'set', look: 'primary', isOff: toSend === undefined, ...wayOf() }]}
        wish={(_, reason) => ({ settingId, ver, value: (toSend ?? null) as SettingView['value'] | null, reason })}
      />
    </div>
  )

  function wayOf() {
    if (after === undefined) return { label: copy.unchanged }
    const [from, to] = [textOf(key, before), textOf(key, after)]
    const isAsk = isForTwo(key, before, after)
    return {
      label: isAsk ? copy.ask(from, to) : copy.save(from, to),
      sure: copy.sure(place, name, from, to),
      done: isAsk ? kit.shared : copy.saved,
    }
  }
}
