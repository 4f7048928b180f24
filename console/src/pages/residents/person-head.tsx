import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { calendarDay, fullMoment } from '@contract/moments'
import { json } from '../../client/call'
import { RecordedWords } from '../../kit/act/recorded-words'
import { Avatar } from '../../kit/avatar/avatar'
import { BlockLink } from '../../kit/thing/people'
import { copy } from './copy'
import { WriteTo } from './write-to'
import styles from './person.module.scss'
import type { Person } from './use-person'

const looks = { open: 'success', closing: 'warning', closed: 'default' } as const

/** Who it is: name, plate, number, and how the account stands. */
export function PersonHead({ one }: { readonly one: Person }) {
  const { nickName, blockNo, areaId, mobile, state, closingUntil, createdAt, seenAt } = one
  const [isAsking, setAsking] = useState(false)
  return (
    <header className={styles.head}>
      <Avatar seed={blockNo ?? nickName} size={44} />
      <div className={styles.who}>
        <h1>
          {nickName} {blockNo !== null && <BlockLink no={blockNo} areaId={areaId} />}
        </h1>
        <p>
          <Tag color={looks[state]}>{copy.states[state]}</Tag>{' '}
          {[
            mobile === '' ? copy.noMobile : mobile,
            ...(closingUntil === null ? [] : [copy.closingUntil(fullMoment(closingUntil))]),
            copy.since(calendarDay(createdAt)),
            seenAt === null ? copy.neverSeen : copy.seen(fullMoment(seenAt)),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles.acts}>
        {state !== 'closed' && <WriteTo to={{ to: String(one.userId) }} areaId={areaId ?? undefined} />}
        {mobile !== '' && !isAsking && <Button onClick={() => setAsking(true)}>{copy.reveal}</Button>}
      </div>
      {isAsking && (
        <div className={styles.asked}>
          <RecordedWords
            label={copy.revealReason}
            act={copy.reveal}
            read={(reason) => json('/admin/user/reveal', { id: one.userId, reason })}
            draw={(words) => <Alert type='warning' title={`${copy.mobile} ${words.mobile}`} />}
          />
        </div>
      )}
    </header>
  )
}
