import type { XmlFields } from '../../wechat/xml'
import { signed } from '../../wechat/xml'
import type { Surroundings } from './surroundings'

/** The call itself is malformed: an answer without a signature. Source: WeChat Pay v2 (return_code). */
export const unreadable = (message: string): XmlFields => ({ return_code: 'FAIL', return_msg: message })

const nonce = ({ random }: Surroundings) => random.bytes(16).toString('hex')

/** A signed answer to an authenticated merchant. */
export function done(around: Surroundings, appId: string, fields: XmlFields): XmlFields {
  const head = { return_code: 'SUCCESS', return_msg: 'OK', result_code: 'SUCCESS' }
  const who = { appid: appId, mch_id: around.account.mchId, nonce_str: nonce(around) }
  return signed({ ...head, ...who, ...fields }, around.account.key)
}

/** The call is well-formed but refused. Source: WeChat Pay v2 (result_code, err_code). */
export const failed = (around: Surroundings, appId: string, code: string, words: string): XmlFields =>
  done(around, appId, { result_code: 'FAIL', err_code: code, err_code_des: words })
