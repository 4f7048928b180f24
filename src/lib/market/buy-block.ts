import { hourMs } from '@contract/durations'
import { atom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { routes } from '@contract/pages/routes'
import { tabRoutes } from '@/lib/routes/tabs'
import { cityOfThingAtom } from '@/lib/session/atoms'
import { createExpiringStorage } from '@/lib/session/expiring-storage'
import { closeLoginAtom } from '@/lib/session/login/request'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceClock } from '@/platform/clock/clock'
import { navigation } from '@/platform/navigation/navigation'
import { shownPage } from '@/platform/page/shown'
import { deviceStorage } from '@/platform/storage/storage'

/** So long somebody may still be buying the block: longer than there is time to pay for it. */
const keptS = hourMs / 1000
const name = storageName(productPrefix, 'blockFor')
const storage = createExpiringStorage(deviceStorage, deviceClock.now)

/** The way to a block: who is on it does not want to come back to it. */
const onTheWay = new Set<string>([routes.category, routes.block, routes.cart, routes.pay, routes.handover])

/** The path of the shown page. */
const shownPath = (): string => shownPage.current().replace(/^\//, '').split('?')[0] ?? ''

const isOnTheWay = () => onTheWay.has(shownPath())

/** The shown page as an address that can be opened again, without what the router added; '' for a tab, which is found anyway. */
function here(): string {
  const path = shownPath()
  if (path === '' || tabRoutes.some((tab) => routes[tab] === path)) return ''
  const own = Object.entries(shownPage.params())
    .filter(([name, value]) => value !== undefined && !/^(stamp$|\$)/.test(name))
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `/${path}${own.length > 0 ? `?${own.join('&')}` : ''}`
}

const changesAtom = atom(0)

/**
 * Leads to the page where blocks are found and bought, and remembers from where, unless that is on the way itself; a login that asked for
 * one is left for it. `areaId`: of the city in which one is needed, where that may be another than the chosen one.
 */
export const askForBlockAtom = atom(null, (get, set, areaId?: number) => {
  if (!isOnTheWay()) storage.set(name, here(), keptS)
  set(changesAtom, get(changesAtom) + 1)
  set(closeLoginAtom)
  if (areaId !== undefined) set(cityOfThingAtom, areaId)
  goTo('category')
})

/** Whether a block was asked for on a page; setting it leads back there, once. */
export const wayBackAtom = atom(
  (get) => get(changesAtom) >= 0 && storage.get(name) !== false,
  (get, set) => {
    const address = storage.get(name)
    storage.remove(name)
    set(changesAtom, get(changesAtom) + 1)
    if (typeof address === 'string') navigation.open(address)
  },
)
