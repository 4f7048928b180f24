import type { Config } from '../../../config/config'
import { gatewayOf } from '../gateway'

/** No payment of ours is called so. */
const nobodys = 'MENPAI-ALIVE'

/** Whether the payment gateway answers, whatever it says about a payment that it does not know; true where there is none. */
export async function gatewayAnswers(config: Config): Promise<boolean> {
  const gateway = gatewayOf(config)
  if (!gateway) return true
  const asked = await gateway.calls.query(gateway.settings.web.appId, nobodys)
  return asked.ok || asked.error.kind === 'refused'
}
