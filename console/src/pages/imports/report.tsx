import { Alert, Empty, Table, Tag } from 'antd'
import { importLimits } from '@contract/endpoints/console/imports'
import type { ImportReport } from '@contract/endpoints/console/imports'
import { copy, outcomeNames } from './copy'
import styles from './imports.module.scss'

const looks = { new: 'success', same: 'default', fault: 'error' } as const

interface ReportProps {
  readonly report: ImportReport | undefined
  readonly isDone: boolean
}

/** What each line of a file does, the faults first. */
export function Report({ report, isDone }: ReportProps) {
  if (!report)
    return (
      <section className={styles.sheet}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.none} />
      </section>
    )
  const { lines, fresh, same, faults } = report
  return (
    <section className={styles.sheet}>
      <Alert
        showIcon
        type={faults > 0 ? 'error' : isDone ? 'success' : 'info'}
        title={copy.counts(fresh, same, faults)}
        description={faults > 0 ? copy.faults : isDone ? copy.ran : copy.dry}
      />
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
