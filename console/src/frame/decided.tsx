import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { approvalKindNames, approvalStateNames } from '@contract/console/approval-kinds'
import { shortMoment } from '@contract/moments'
import { useMe } from '../client/session'
import { store, stored } from '../doors/storage'
import { copy } from './copy'
import styles from './frame.module.scss'
import { useMeNow } from './halts'

type State = 'approved' | 'refused' | 'lapsed'

/** Nobody lets it lapse: its time was over, or the thing had changed. */
const outcome = (kind: string, state: State, by: string | null) =>
  by === null || state === 'lapsed'
    ? `${kind}${approvalStateNames[state]}`
    : copy.outcome(kind, by, approvalStateNames[state].slice(1))

interface Line {
  readonly key: string
  readonly text: ReactNode
}

/**
 * What happened to somebody meanwhile, above every page: a sign-in elsewhere, and what became of the own asks. The server is asked every
 * minute; what was closed stays closed in this browser. Source: community §9 (session, two persons).
 */
export function Decided() {
  const me = useMe()
  const place = `told ${me.staffId}`
  const [closed, setClosed] = useState<readonly string[]>(() => stored(place)?.split(',') ?? [])
  const { signIns, decided } = useMeNow()
  const signed = signIns.map(({ at, ip }) => ({ key: `s${at}`, text: `${shortMoment(at)} ${ip}` }))
  const ended = decided.map(({ approvalId, kind, state, by, at, summary }) => ({
    key: `a${approvalId}`,
    text: (
      <>
        {outcome(approvalKindNames[kind], state, by)}：{summary}，{shortMoment(at)}{' '}
        <Link to='/approvals' search={{ state, id: String(approvalId) }}>
          {copy.look}
        </Link>
      </>
    ),
  }))
  const close = (lines: readonly Line[]) => {
    const all = [...signed, ...ended].map(({ key }) => key)
    const next = [...closed.filter((key) => all.includes(key)), ...lines.map(({ key }) => key)]
    setClosed(next)
    store(place, next.join(','))
  }
  const news = (type: 'warning' | 'info', title: string, all: readonly Line[]) => {
    const lines = all.filter(({ key }) => !closed.includes(key))
    return (
      lines.length > 0 && (
        <Alert
          key={lines.map(({ key }) => key).join(' ')}
          className={styles.told}
          type={type}
          showIcon
          closable={{ 'aria-label': copy.dismiss, onClose: () => close(lines) }}
          title={title}
          description={lines.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        />
      )
    )
  }
  return (
    <>
      {news('warning', copy.signedIn, signed)}
      {news('info', copy.decided, ended)}
    </>
  )
}
