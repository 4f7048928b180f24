import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { callWords } from '@contract/console/call-words'
import { meanwhileIn, movedOn } from '@contract/console/meanwhile'
import { minuteMs } from '@contract/durations'
import { shortMoment } from '@contract/moments'
import type { Failure } from '../../client/call'
import { serverNow } from '../../client/server-time'
import { StandingContext } from '../../client/standing'
import { copy } from './copy'
import styles from './act.module.scss'

interface Moved {
  readonly failure: Failure
  /** What was typed for the act, in the order of its form. */
  readonly typed: readonly string[]
}

/** Words that somebody typed, among what an act sends: not its numbers, its kinds and its digests. */
const typedIn = (wish: object): string[] =>
  Object.entries(wish)
    .filter(([name]) => ['reason', 'note', 'text', 'reference', 'title', 'name'].includes(name))
    .flatMap(([, value]) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []))

/** Whether the thing is another one now, or somebody was first. */
const isSecond = ({ reason, data }: Failure) => movedOn(reason) || meanwhileIn(data) !== undefined

interface StandingProps {
  readonly children: ReactNode
  /** The list no longer has the thing. */
  readonly isGone?: boolean
  readonly onDone?: () => void
  /** It stands around a whole page, whose forms that stand nowhere else keep their own state. */
  readonly isPage?: boolean
}

/**
 * The forms of one thing. They begin anew when an act was done, and only then: when somebody else moved the thing on, what was typed stays,
 * and above it stands who did what and when, while the forms below show what is possible now. Each page is one,
 * for the acts that stand in no other. Our decision: docs/decisions/0270-staff.md
 */
export function Standing({ children, isGone = false, onDone, isPage = false }: StandingProps) {
  const [round, setRound] = useState(0)
  const [settling, setSettling] = useState(0)
  const [moved, setMoved] = useState<Moved>()
  const settled = () => {
    setSettling((old) => old - 1)
    onDone?.()
  }
  const standing = {
    // At once, not when all was read: what somebody types into the next form meanwhile is theirs.
    done: (isReadAnew: Promise<unknown>) => {
      setMoved(undefined)
      setSettling((old) => old + 1)
      if (!isPage) setRound((old) => old + 1)
      void isReadAnew.then(settled, settled)
    },
    isSettling: settling > 0,
    refused: (failure: Failure | undefined, wish: object) =>
      setMoved(failure && isSecond(failure) ? { failure, typed: typedIn(wish) } : undefined),
    said: moved?.failure,
    isGone: isGone && moved !== undefined,
  }
  return (
    <StandingContext.Provider value={standing}>
      {moved && <MovedOn key={moved.failure.msg} {...moved} />}
      <Fragment key={round}>{children}</Fragment>
    </StandingContext.Provider>
  )
}

/** Who was first, with what; what was typed is said again, since its form may be gone. */
function MovedOn({ failure, typed }: Moved) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const meanwhile = meanwhileIn(failure.data)
  const by =
    meanwhile && copy.meanwhile(meanwhile.by, agoText(meanwhile.at), callWords[meanwhile.call] ?? meanwhile.call)
  return (
    <div ref={place} className={styles.moved}>
      <Alert
        type='warning'
        showIcon
        title={by ?? failure.msg}
        description={
          <>
            <p>{by === undefined ? copy.notDone : `${copy.notDone}${failure.msg}`}</p>
            {typed.length > 0 && <p>{copy.typed(typed.join('；'))}</p>}
          </>
        }
      />
    </div>
  )
}

const agoText = (at: number): string => (serverNow() - at < 2 * minuteMs ? copy.justNow : shortMoment(at))
