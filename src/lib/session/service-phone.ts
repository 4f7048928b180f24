import { atom } from 'jotai'
import { siteAtom } from './site'

/** The number of the service, as it is dialled; undefined where nobody answers one. */
export const servicePhoneAtom = atom((get) => {
  const site = get(siteAtom)
  return site.tag === 'ready' ? site.value.servicePhone : undefined
})
