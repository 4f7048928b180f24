import { readyMessenger } from '../share/messenger'
import { signedAddress } from '../share/signed-address'
import type { SignPage } from '../share/types'

interface Marked {
  readonly latitude: number
  readonly longitude: number
  readonly name: string
}

/** Opens WeChat's own map; false when its script does not come or refuses. Source: WeChat JS-SDK (openLocation). */
export async function showInMessenger(place: Marked, sign: SignPage): Promise<boolean> {
  const script = await readyMessenger(() => sign(signedAddress()))
  if (!script) return false
  return new Promise((resolve) => {
    script.openLocation({ ...place, success: () => resolve(true), fail: () => resolve(false) })
  })
}
