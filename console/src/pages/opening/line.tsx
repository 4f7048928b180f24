import { Link } from '@tanstack/react-router'
import { App, Button, Tag } from 'antd'
import { useState } from 'react'
import { openingOf, openingStates } from '@contract/console/opening'
import { mayCall } from '@contract/console/rights'
import type { OpeningLine } from '@contract/endpoints/console/opening'
import { shortMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { useAct } from '../../client/use-act'
import { ActForm } from '../../kit/act/act-form'
import { Standing } from '../../kit/act/standing'
import { Refused } from '../../kit/notes/refused'
import { openingPlaces } from '../opening-places'
import { copy } from './copy'
import styles from './opening.module.scss'

interface LineProps {
  readonly line: OpeningLine
  readonly areaId: number
}

const looks = { open: 'warning', done: 'success', dismissed: 'default' } as const

/** One thing of the list: how it stands, why it matters, and where it is done. */
export function Line({ line, areaId }: LineProps) {
  const { key, state, said } = line
  const { name, why } = openingOf(key)
  return (
    <li className={styles.line}>
      <span>
        <Tag color={looks[state]}>{openingStates[state]}</Tag>
      </span>
      <div className={styles.what}>
        <strong>{name}</strong>
        <p>{why}</p>
      </div>
      <div className={styles.said}>
        {said}
        <Said line={line} />
      </div>
      <div className={styles.ways}>{state === 'open' && <Where line={line} areaId={areaId} />}</div>
      {line.mayDismiss && (
        <Standing>
          <Mark line={line} areaId={areaId} />
        </Standing>
      )}
    </li>
  )
}

/** Who said so, and when. */
const Said = ({ line: { state, mark } }: { readonly line: OpeningLine }) =>
  mark && (
    <p>
      {state === 'dismissed'
        ? copy.dismissedBy(mark.by, shortMoment(mark.at), mark.reason)
        : copy.seenBy(mark.by, shortMoment(mark.at))}
    </p>
  )

/** A page of the console, for who may open it, or what is written or typed on the server. */
function Where({ line: { key }, areaId }: LineProps) {
  const { roles } = useMe()
  const { at, variable, command } = openingOf(key)
  const place = openingPlaces[at?.path ?? '']
  if (at && place && mayCall(place.needs, roles))
    return (
      <Link to={at.path} search={{ ...at.fields, ...(place.isByArea && { areaId: String(areaId) }) }}>
        {copy.go(place.title)}
      </Link>
    )
  if (variable !== undefined)
    return (
      <p>
        {copy.inSettings} <code>{variable}</code>
      </p>
    )
  if (command === undefined) return null
  return (
    <p>
      {copy.onServer} <code>{command}</code>
    </p>
  )
}

/** Says that somebody looked, or that the city does without it, and why. */
function Mark({ line: { key }, areaId }: LineProps) {
  const { isSeen = false, isForAll = false } = openingOf(key)
  const act = useAct('/admin/opening/dismiss')
  const { message } = App.useApp()
  const [isOpen, setOpen] = useState(false)
  const words = isForAll ? copy.dismissForAll : copy.dismiss
  const run = async (reason: string) => {
    const done = await act.run({ areaId, key, reason })
    if (done.ok) void message.success(copy.done)
  }
  if (isSeen)
    return (
      <div className={styles.mark}>
        <Button loading={act.isBusy} onClick={() => void run('')}>
          {copy.seen}
        </Button>
        <Refused failure={act.failure} />
      </div>
    )
  if (!isOpen)
    return (
      <div className={styles.mark}>
        <Button type='link' onClick={() => setOpen(true)}>
          {words}
        </Button>
      </div>
    )
  return (
    <div className={styles.form}>
      <ActForm
        label={isForAll ? copy.reasonForAll : copy.reason}
        isBusy={act.isBusy}
        failure={act.failure}
        ways={[
          { key: 'dismiss', label: words, look: 'primary' },
          { key: 'cancel', label: copy.cancel, isReasonFree: true },
        ]}
        onAct={(way, reason) => (way === 'dismiss' ? void run(reason) : setOpen(false))}
      />
    </div>
  )
}
