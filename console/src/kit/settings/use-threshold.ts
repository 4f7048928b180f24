import type { ThresholdName } from '@contract/console/for-two'
import { mayCall } from '@contract/console/rights'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'

/** From which amount two persons decide, as it is set now; until it is known, what stands where nobody set another. */
export function useThreshold(name: ThresholdName): Fen {
  const { roles } = useMe()
  const isWanted = mayCall('/admin/setting/list', roles)
  const { value } = useRead(['/admin/setting/list'], () => form('/admin/setting/list', {}), { isWanted })
  const set = value?.settings.find(({ key }) => key === name)?.value
  return fen(typeof set === 'number' ? set : standards[name])
}
