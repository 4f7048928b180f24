import { Alert, Button, Empty, Table, Tag } from 'antd'
import type { ImportKind } from '@contract/console/import-columns'
import { importLimits } from '@contract/endpoints/console/imports'
import type { ImportReport } from '@contract/endpoints/console/imports'
import { saveFile } from '../../doors/save-file'
import { copy, kindNames, outcomeNames } from './copy'
import styles from './imports.module.scss'

const looks = { new: 'success', changed: 'processing', same: 'default', problem: 'error' } as const

interface ReportProps {
  readonly report: ImportReport | undefined
  /** All lines with what comes of each, as CSV. */
  readonly marked: string | undefined
  readonly kind: ImportKind
  readonly isDone: boolean
}

/** What each line of a file does, the problems first. */
export function Report({ report, marked, kind, isDone }: ReportProps) {
  if (!report)
    return (
      <section className={styles.sheet}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.none} />
      </section>
    )
  const { lines, problems, unknown } = report
  return (
    <section className={styles.sheet}>
      <Alert
        showIcon
        type={problems > 0 ? 'error' : isDone ? 'success' : 'info'}
        title={copy.counts(report)}
        description={problems > 0 ? copy.problems : isDone ? copy.ran : copy.dry}
      />
      {unknown.length > 0 && <Alert showIcon type='warning' title={copy.unknown(unknown)} />}
      {marked !== undefined && (
        <div className={styles.ways}>
          <Button onClick={() => saveFile(copy.markedName(kindNames[kind]), new Blob([marked], { type: 'text/csv' }))}>
            {copy.marked}
          </Button>
        </div>
      )}
      {lines.length >= importLimits.shown && <p className={styles.meta}>{copy.first(importLimits.shown)}</p>}
      <Table
        size='small'
        rowKey='line'
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={[...lines]}
        columns={[
          { key: 'line', title: copy.line, width: 70, align: 'right', render: (_, { line }) => line },
          {
            key: 'outcome',
            title: copy.outcome,
            width: 90,
            render: (_, { outcome }) => <Tag color={looks[outcome]}>{outcomeNames[outcome]}</Tag>,
          },
          { key: 'text', title: copy.what, render: (_, { text }) => text },
        ]}
      />
    </section>
  )
}
