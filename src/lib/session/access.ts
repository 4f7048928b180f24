import type { ApiOutput } from '@contract/endpoints/all'
import { readOnlyText } from '@contract/settings/access'
import type { AccessName } from '@contract/settings/access'
import { atom, useAtomValue } from 'jotai'
import { device } from '@/platform/device/device'
import { userAtom } from './atoms'
import { loadSiteAtom, siteAtom } from './site'

type Known = Partial<ApiOutput<'/index/config'>['access']>

/** What is open until the server has answered: recharging is off in the mini-program by default. Source: domain model §3.8. */
const atFirst: Known = { recharge: device.platform === 'mini-program' ? 'closed' : 'open' }

const accessAtom = atom((get): Known => {
  const site = get(siteAtom)
  return site.tag === 'ready' ? site.value.access : atFirst
})

/** Which ways of the wallet there are on this platform; links to the others are hidden. Our decision: docs/decisions/0050-money.md */
export const waysAtom = atom((get) => {
  const { recharge, withdraw } = get(accessAtom)
  return { recharge: recharge !== 'closed', withdraw: withdraw !== 'closed' }
})

/** What a module says where nothing new begins in it now; undefined where it does. Source: operating §1. */
export function useReadOnly(name: AccessName): string | undefined {
  return useAtomValue(accessAtom)[name] === 'read' ? readOnlyText(name) : undefined
}

/** Loads again what is allowed here for the present user. */
export const loadAccessAtom = atom(null, async (get, set) => {
  if (get(userAtom) !== null) await set(loadSiteAtom)
})
