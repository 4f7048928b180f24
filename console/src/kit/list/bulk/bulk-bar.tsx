import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../../../client/session'
import type { Bulk } from './bulk'
import { sumsText } from './bulk'
import { BulkDialog } from './bulk-dialog'
import styles from './bulk.module.scss'
import { copy } from './copy'

interface BulkBarProps<Row> {
  readonly bulk: Bulk<Row>
  readonly chosen: readonly Row[]
  readonly choose: (rows: readonly Row[]) => void
  /** The rows of the page. */
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
}

/** The ticked rows: how many they are, what they come to, and what can be done to them. */
export function BulkBar<Row>({ bulk, chosen, choose, rows, idOf }: BulkBarProps<Row>) {
  const { roles } = useMe()
  const [asked, ask] = useState<{ readonly key: string; readonly rows: readonly Row[] }>()
  if (chosen.length === 0) return null
  const acts = bulk.acts
    .filter(({ path }) => mayCall(path, roles))
    .map((act) => ({ act, able: chosen.filter(act.can) }))
    .filter(({ able }) => able.length > 0)
  const act = bulk.acts.find(({ key }) => key === asked?.key)
  const ids = new Set(chosen.map(idOf))
  const others = rows.filter((row) => !ids.has(idOf(row)))
  const isMixed = new Set(chosen.map((row) => bulk.kindOf?.(row))).size > 1
  return (
    <section className={styles.bar} aria-label={copy.chosenOnes}>
      <strong aria-live='polite'>{[copy.chosen(chosen.length), ...sumsText(bulk, chosen)].join('，')}</strong>
      {isMixed && <span>{copy.oneKind}</span>}
      {acts.map(({ act: { key, label, look }, able }) => (
        <Button
          key={key}
          disabled={isMixed}
          {...(look === 'primary' && { type: 'primary' as const })}
          danger={look === 'danger'}
          onClick={() => ask({ key, rows: able })}
        >
          {copy.actCount(label, able.length)}
        </Button>
      ))}
      {bulk.more?.(chosen)}
      {others.length > 0 && <Button onClick={() => choose([...chosen, ...others])}>{copy.choosePage}</Button>}
      <Button onClick={() => choose([])}>{copy.unchoose}</Button>
      {act && asked && (
        <BulkDialog
          act={act}
          rows={asked.rows}
          others={chosen.length - asked.rows.length}
          sums={sumsText(bulk, asked.rows)}
          idOf={idOf}
          nameOf={bulk.nameOf}
          onClose={(done) => {
            ask(undefined)
            if (act.isStep !== true) choose(chosen.filter((row) => !done.has(idOf(row))))
          }}
        />
      )}
    </section>
  )
}
