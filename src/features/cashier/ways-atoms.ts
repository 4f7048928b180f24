import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { payment } from '@/platform/payment/payment'
import { webLogin } from '@/platform/payment/web-login'
import { randomText } from '@/platform/random/random'
import { deviceStorage } from '@/platform/storage/storage'

const hasWechatBase = atom(false)

/** Whether payment through the platform is possible here; false until the server says so. */
export const hasWechatAtom = atom((get) => get(hasWechatBase))

/** The state that WeChat's login must bring back, so that nobody else's code is accepted. */
const stateName = storageName(productPrefix, 'payLoginState')

/**
 * Asks which ways there are. In WeChat's browser the server must know the payer first: the page goes to the silent login once and comes
 * back here. A login that did not help is not repeated automatically. Source: domain model §3.7; WeChat Pay v2 (JSAPI).
 */
export const loadWaysAtom = atom(null, async (get, set): Promise<void> => {
  const api = get(apiAtom)
  const back = webLogin.takeReturn()
  const expected = deviceStorage.read(stateName)
  if (back) deviceStorage.remove(stateName)
  if (back && expected === back.state) await api.json('/bctPay/login', { code: back.code })
  const state = randomText(16)
  const input = { scene: payment.scene, page: payment.scene === 'messenger' ? webLogin.page() : '', state }
  const ways = await api.form('/bctPay/ways', input, { quiet: true })
  if (!ways.ok) return
  const { wechat, login } = ways.value
  if (login !== null && !back) {
    deviceStorage.write(stateName, state)
    return webLogin.leave(login)
  }
  set(hasWechatBase, wechat && login === null)
})
