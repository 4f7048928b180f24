import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { approvals } from '@contract/console/limits'
import { placesIn } from '@contract/people/letters'
import type { Failure } from '../../client/call'
import { useStanding } from '../../client/standing'
import { copy as templateWords } from '../templates/copy'
import { Templates } from '../templates/templates'
import { Refused } from '../notes/refused'
import { copy } from './copy'
import styles from './act.module.scss'

export interface Way {
  readonly key: string
  readonly label: string
  readonly look?: 'primary' | 'danger' | 'plain'
  readonly isOff?: boolean
  /** What must be written: nothing, or a reason of at least the usual length. */
  readonly isReasonFree?: boolean
}

interface ActFormProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly ways: readonly Way[]
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly minReason?: number
  /** What stands in it at first. */
  readonly start?: string | undefined
  /** What its call takes. */
  readonly maxReason?: number | undefined
  readonly onAct: (way: string, reason: string) => void
}

/** A reason and the ways to decide. What was typed stays until it was done. */
export function ActForm(props: ActFormProps) {
  const { label, hint, ways, isBusy, failure, onAct } = props
  const { minReason = approvals.minReason, maxReason = approvals.maxReason, start = '' } = props
  const [reason, setReason] = useState(start)
  const id = useId()
  const { isGone } = useStanding()
  const missing = minReason - reason.trim().length
  const unfilled = placesIn(reason)
  return (
    <div className={styles.act} data-ways>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={maxReason}
        showCount
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Templates kind='answer' onPick={({ content }) => setReason(content.slice(0, maxReason))} />
      {unfilled.length > 0 && <p className={styles.hint}>{templateWords.unfilled(unfilled)}</p>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Refused failure={failure} />
      <div className={styles.ways}>
        {ways.map(({ key, label: words, look = 'plain', isOff = false, isReasonFree = false }) => {
          const isShort = !isReasonFree && missing > 0
          return (
            <Button
              key={key}
              size='large'
              block
              type={look === 'primary' ? 'primary' : 'default'}
              danger={look === 'danger'}
              loading={isBusy}
              disabled={isGone || isOff || isShort || unfilled.length > 0}
              title={isShort ? copy.missing(missing) : undefined}
              onClick={() => onAct(key, reason.trim())}
            >
              {isShort && look === 'primary' ? copy.missing(missing) : words}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
