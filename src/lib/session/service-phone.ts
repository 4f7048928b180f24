import { atom } from 'jotai'
import { siteAtom } from './site'

/** Customer service's phone number, as it is dialled; undefined when there is none. */
export const servicePhoneAtom = atom((get) => {
  const site = get(siteAtom)
  return site.tag === 'ready' ? site.value.servicePhone : undefined
})
