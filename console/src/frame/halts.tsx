import { Alert } from 'antd'
import { minuteMs } from '@contract/durations'
import { shortMoment } from '@contract/moments'
import { form } from '../client/call'
import type { Me } from '../client/session'
import { useMe } from '../client/session'
import { useRead } from '../client/use-read'
import { copy } from './copy'
import styles from './frame.module.scss'

/** What the server says about the person and the areas, anew every minute. */
export function useMeNow(): Me {
  const me = useMe()
  return useRead(['/admin/session/me'], () => form('/admin/session/me', {}), { everyMs: minuteMs }).value ?? me
}

/** The areas whose trade is halted, above every page: since when, by whom, why. */
export const Halts = () =>
  useMeNow().halts.map(({ areaId, name, since, by, because }) => (
    <Alert
      key={areaId}
      className={styles.told}
      type='error'
      showIcon
      title={`${copy.halted(name)}，${copy.haltedSince(shortMoment(since), by)}`}
      description={because}
    />
  ))
