import type { Envelope } from '@contract/envelope'
import { envelopeCode } from '@contract/envelope'
import type { Refusal } from '@contract/refusals'
import { refusalText } from '@contract/refusals'

interface Clock {
  now(): number
}

/** The envelope of a value. Source: specification §8. */
export const successAnswer = <T>(clock: Clock, data: T): Envelope<T> => ({
  code: envelopeCode.success,
  msg: '',
  data,
  time: clock.now(),
})

/** The envelope of a refusal: `data.reason` says why, the rest of `data` helps to go on. Source: domain model §6. */
export const refusedAnswer = (clock: Clock, { reason, msg, data }: Refusal): Envelope => ({
  code: envelopeCode.refused,
  msg: msg ?? refusalText(reason),
  data: { ...data, reason },
  time: clock.now(),
})

/** The envelope that ends the session on the device. Source: specification §4, §8 (code 401). */
export const loggedOutAnswer = (clock: Clock): Envelope => ({
  code: envelopeCode.loggedOut,
  msg: '请先登录',
  data: null,
  time: clock.now(),
})
