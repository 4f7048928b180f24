import { Alert } from 'antd'
import { fullMoment } from '@contract/moments'
import type { Area } from '../../kit/area/use-area'
import { Acts } from '../../kit/act/acts'
import { copy } from './copy'
import styles from './switches.module.scss'

/** The halt of an area's trading, and its end. */
export const HaltPanel = ({ area }: { readonly area: Area }) => {
  const { areaId, name, held, haltedAt, haltedReason } = area
  const isHalted = haltedAt !== null
  return (
    <section className={styles.sheet} aria-label={copy.halt}>
      <h2>{copy.halt}</h2>
      {isHalted ? (
        <Alert type='error' showIcon title={copy.isHalted(fullMoment(haltedAt))} description={haltedReason} />
      ) : (
        <Alert type='success' showIcon title={copy.isOpen} />
      )}
      <Acts
        path='/admin/area/halt'
        label={copy.haltReason}
        hint={isHalted ? copy.resumeNote : copy.haltNote}
        maxReason={140}
        ways={[
          isHalted
            ? { key: 'resume', label: copy.resume, look: 'primary', sure: copy.resumeSure(name) }
            : { key: 'halt', label: copy.halt, look: 'danger', sure: copy.haltSure(name, held) },
        ]}
        wish={(_, reason) => ({ areaId, halted: !isHalted, reason })}
      />
    </section>
  )
}
