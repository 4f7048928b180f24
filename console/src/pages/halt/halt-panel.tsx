import { Alert } from 'antd'
import { grouped } from '@contract/digits'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { fullMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import type { Area } from '../../kit/area/use-area'
import { form } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Facts } from '../../kit/facts/facts'
import { Loaded, Part } from '../../kit/panel/panel'
import { Problem } from '../../kit/notes/problem'
import { copy } from './copy'
import styles from './halt.module.scss'

/** The halt of an area's trading, and its end. */
export const HaltPanel = ({ area }: { readonly area: Area }) => {
  const { areaId, name, held, haltedAt, haltedReason } = area
  const isHalted = haltedAt !== null
  const read = useRead(['/admin/area/reach', areaId], () => form('/admin/area/reach', { areaId }))
  return (
    <section className={styles.sheet} aria-label={copy.halt}>
      <h2>{copy.halt}</h2>
      {isHalted ? (
        <Alert type='error' showIcon title={copy.isHalted(fullMoment(haltedAt))} description={haltedReason} />
      ) : (
        <Alert type='success' showIcon title={copy.isOpen} />
      )}
      {!isHalted && <Reach read={read} />}
      {isHalted && read.failure && <Problem failure={read.failure} onRetry={read.again} />}
      <Acts
        path='/admin/area/halt'
        label={copy.haltReason}
        hint={isHalted ? copy.resumeNote : copy.haltNote}
        maxReason={140}
        ways={[
          isHalted
            ? {
                key: 'resume',
                label: copy.resume,
                look: 'primary',
                isOff: !read.value,
                sure: copy.resumeSure(name, read.value?.residents ?? 0),
              }
            : { key: 'halt', label: copy.halt, look: 'danger', sure: copy.haltSure(name, held) },
        ]}
        wish={(_, reason) => ({ areaId, halted: !isHalted, reason })}
      />
    </section>
  )
}

/** Whom and what a halt would reach now. */
function Reach({ read }: { readonly read: Read<ConsoleMap['/admin/area/reach']['output']> }) {
  return (
    <Part title={copy.reach}>
      <Loaded
        read={read}
        draw={({ residents, listings, bids, unpaid, unpaidAmount, running, runningAmount }) => (
          <Facts
            facts={[
              { name: copy.residents, value: copy.people(grouped(residents)) },
              { name: copy.listings, value: grouped(listings) },
              { name: copy.bids, value: grouped(bids) },
              { name: copy.unpaid, value: copy.orders(grouped(unpaid), yuanText(unpaidAmount)) },
              { name: copy.running, value: copy.orders(grouped(running), yuanText(runningAmount)) },
            ]}
          />
        )}
      />
    </Part>
  )
}
