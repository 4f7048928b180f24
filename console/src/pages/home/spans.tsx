import type { OverviewSpan } from '@contract/console/limits'
import { overviewSpans } from '@contract/console/limits'
import { copy, spanTexts } from './copy'
import styles from './spans.module.scss'

interface SpansProps {
  readonly value: OverviewSpan
  readonly onChange: (span: OverviewSpan) => void
}

/** Over which days the picture of turnover goes. Plain buttons of a choice: that of Ant Design would make the overview too heavy. */
export const Spans = ({ value, onChange }: SpansProps) => (
  <div role='radiogroup' aria-label={copy.span} className={styles.spans}>
    {overviewSpans.map((span) => (
      <label key={span}>
        <input type='radio' name='span' value={span} checked={span === value} onChange={() => onChange(span)} />
        <span>{spanTexts[span].choice}</span>
      </label>
    ))}
  </div>
)
