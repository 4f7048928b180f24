import { Alert, Button, Modal, Tag } from 'antd'
import { approvals } from '@contract/console/limits'
import { ActForm } from '../../act/act-form'
import type { Bulk, BulkAct, Line } from './bulk'
import { countOf } from './bulk'
import styles from './bulk.module.scss'
import { copy } from './copy'
import { useBulk } from './use-bulk'

interface BulkDialogProps<Row> {
  readonly act: BulkAct<Row>
  /** Those to which it can be done. */
  readonly rows: readonly Row[]
  /** How many are ticked besides. */
  readonly others: number
  /** What they come to. */
  readonly sums: readonly string[]
  readonly idOf: (row: Row) => string
  readonly nameOf: Bulk<Row>['nameOf']
  /** With the keys of the rows to which it was done. */
  readonly onClose: (done: ReadonlySet<string>) => void
}

/** One reason for all ticked rows, what they come to, and then how it went with each. */
export function BulkDialog<Row>({ act, rows, others, sums, idOf, nameOf, onClose }: BulkDialogProps<Row>) {
  const { lines, isRunning, start, goOn, stop } = useBulk({ rows, idOf, nameOf, actOf: act.actOf })
  const title = copy.actCount(act.label, rows.length)
  const close = () => onClose(new Set(lines.filter(({ state }) => state === 'done').map(({ id }) => id)))
  return (
    <Modal
      open
      title={title}
      footer={null}
      mask={{ closable: false }}
      closable={!isRunning}
      keyboard={!isRunning}
      onCancel={close}
    >
      {lines.length === 0 ? (
        <>
          <p>{rows.map(nameOf).join('、')}</p>
          {sums.length > 0 && (
            <p>
              <strong>{sums.join('，')}</strong>
            </p>
          )}
          {others > 0 && <Alert type='info' title={copy.others(others)} />}
          <ActForm
            label={act.reason.label}
            hint={[act.reason.hint, copy.each].filter((one) => one !== undefined).join('')}
            minReason={act.reason.least ?? approvals.minReason}
            maxReason={act.reason.most}
            ways={[{ key: act.key, label: title, look: act.look ?? 'primary', isReasonFree: act.reason.least === 0 }]}
            isBusy={isRunning}
            failure={undefined}
            onAct={(_, reason) => start(reason)}
          />
        </>
      ) : (
        <Results lines={lines} isRunning={isRunning} onStop={stop} onGoOn={goOn} onClose={close} />
      )}
    </Modal>
  )
}

interface ResultsProps {
  readonly lines: readonly Line[]
  readonly isRunning: boolean
  readonly onStop: () => void
  readonly onGoOn: () => void
  readonly onClose: () => void
}

const looks = { waits: 'default', runs: 'processing', done: 'success', refused: 'error', unknown: 'warning' } as const

/** How it went, line by line. */
function Results({ lines, isRunning, onStop, onGoOn, onClose }: ResultsProps) {
  const [done, open] = [countOf(lines, 'done'), countOf(lines, 'waits', 'unknown')]
  const said = isRunning ? copy.running(done, lines.length) : copy.ended(done, lines.length - done)
  return (
    <>
      <strong aria-live='polite'>{said}</strong>
      <ul className={styles.lines} aria-label={copy.results} tabIndex={0}>
        {lines.map(({ id, name, state, why }) => (
          <li key={id}>
            <span>{name}</span>
            <Tag color={looks[state]}>{copy.states[state]}</Tag>
            {why !== '' && <p>{why}</p>}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {isRunning && (
          <Button block onClick={onStop}>
            {copy.stop}
          </Button>
        )}
        {!isRunning && open > 0 && (
          <Button block type='primary' onClick={onGoOn}>
            {copy.goOn(open)}
          </Button>
        )}
        {!isRunning && (
          <Button block {...(open === 0 && { type: 'primary' as const })} onClick={onClose}>
            {copy.close}
          </Button>
        )}
      </div>
    </>
  )
}
