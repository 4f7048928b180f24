import { copy } from './copy'
import { changedLines } from './rules'
import styles from './texts.module.scss'

interface ChangesProps {
  readonly before: string
  readonly after: string
}

const signs = { same: '', added: '+ ', gone: '− ' } as const
const tags = { same: 'p', added: 'ins', gone: 'del' } as const
const looks = { same: '', added: styles.added, gone: styles.gone } as const

/** A new version beside the one in force, line by line: what it says otherwise, and the lines around. */
export function Changes({ before, after }: ChangesProps) {
  const lines = changedLines(before, after)
  if (lines.every(({ is }) => is === 'same')) return <p>{copy.same}</p>
  const isNear = (at: number) => lines.slice(Math.max(0, at - 1), at + 2).some(({ is }) => is !== 'same')
  return (
    <div className={styles.words} role='region' aria-label={copy.changes} tabIndex={0}>
      {lines.map(({ is, text }, at) => {
        const Tag = tags[is]
        return (
          isNear(at) && (
            <p key={at} className={[styles.line, looks[is]].join(' ')}>
              {is === 'same' ? text : <Tag>{`${signs[is]}${text}`}</Tag>}
            </p>
          )
        )
      })}
    </div>
  )
}
