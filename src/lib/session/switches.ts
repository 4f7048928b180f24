import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { device } from '@/platform/device/device'
import { userAtom } from './atoms'
import { loadSiteAtom, siteAtom } from './site'

/** Which ways of the wallet are open here. */
export type Switches = ApiOutput<'/index/config'>['switches']

/** What is open until the server has answered: recharging is off in the mini-program by default. Source: domain model §3.8. */
const atFirst: Switches = { recharge: device.platform !== 'mini-program', withdraw: true }

/** What the area allows on this platform; links to what it forbids are hidden. Our decision: docs/decisions/0050-money.md */
export const switchesAtom = atom((get): Switches => {
  const site = get(siteAtom)
  return site.tag === 'ready' ? site.value.switches : atFirst
})

/** Loads again what is allowed here for the present user. */
export const loadSwitchesAtom = atom(null, async (get, set) => {
  if (get(userAtom) !== null) await set(loadSiteAtom)
})
