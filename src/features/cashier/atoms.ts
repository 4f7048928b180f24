import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { remoteCall } from '@/lib/api/remote-call'

const purse = remoteCall<ApiOutput<'/user/assets'>>((api) => api.form('/user/assets', {}))

/** The payer's money; undefined until it is known. Meanwhile payment is allowed and the server decides. */
export const purseAtom = atom((get) => {
  const assets = get(purse.valueAtom)
  return assets.tag === 'ready' ? assets.value : undefined
})
export const loadPurseAtom = purse.loadAtom
