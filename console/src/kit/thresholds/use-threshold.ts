import type { ThresholdName } from '@contract/console/limits'
import { thresholds } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'
import type { ConsoleMap } from '@contract/endpoints/console/all'

/** From which amounts two persons decide, as they are set now. */
export function useThresholds(): Read<ConsoleMap['/admin/threshold/list']['output']> {
  const { roles } = useMe()
  const isWanted = mayCall('/admin/threshold/list', roles)
  return useRead(['/admin/threshold/list'], () => form('/admin/threshold/list', {}), { isWanted })
}

/** One of them; until it is known, what stands where nobody set another. */
export function useThreshold(name: ThresholdName): Fen {
  const { value } = useThresholds()
  return value?.thresholds.find((one) => one.name === name)?.amount ?? fen(thresholds.standardFen[name])
}
