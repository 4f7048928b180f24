import type { ApiOutput } from '@contract/endpoints/all'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat } from '../session/people'
import { site, uploadToken } from '../session/site'

const info = answersToCat['/user/getInfo']
/** The cat's profile. */
export const profile = (): ApiOutput<'/user/getInfo'> => {
  const given = info?.({})
  if (given === undefined || 'ok' in given) throw new Error('no profile')
  return given
}

/** The same with a number, and so two ways to prove who it is. */
export const proven = (): ApiOutput<'/user/getInfo'> => ({
  ...profile(),
  mobile: '138****0128',
  proofs: ['founder', 'mobile'],
})

/** What the server says to all that the page asks. */
export const answers: GivenAnswers = {
  ...answersToCat,
  '/index/config': () => site,
  '/user/payPassword': () => ({ isSet: false, left: 5, lockedUntil: null, above: 20_000 }),
  '/user/edit': ({ nickName = '巷口的猫', avatar = '', thumbs = '', intro = '' }) => ({
    nickName,
    avatar,
    thumbs,
    intro,
  }),
  '/user/prove': () => ({ until: 600_000 }),
  '/user/sendProof': () => ({ againAt: 60_000, validUntil: 300_000, mobile: '138****0128' }),
  '/user/bindMobile': () => ({ mobile: '139****0128' }),
  '/upload/token': () => uploadToken,
  '/sms/send': () => ({ againAt: 60_000, validUntil: 300_000 }),
  '/block/editPassword': () => ({}),
  '/user/logoutAll': () => ({ ended: 3 }),
}
