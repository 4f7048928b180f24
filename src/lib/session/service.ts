import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { siteAtom } from './site'

type Service = Partial<Pick<ApiOutput<'/index/config'>, 'servicePhone' | 'serviceHours' | 'recordNo'>>

/** How customer service is reached, and the record number of the site; what there is none of is missing. */
export const serviceAtom = atom((get): Service => {
  const site = get(siteAtom)
  return site.tag === 'ready' ? site.value : {}
})
