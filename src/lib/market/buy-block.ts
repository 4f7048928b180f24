import { hourMs } from '@contract/durations'
import { atom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { routes, tabRoutes } from '@/lib/routes/routes'
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

/** The shown page as an address that can be opened again, without what the router added; '' for a tab, which is found anyway. */
function here(): string {
  const [path = '', query = ''] = shownPage.current().replace(/^\//, '').split('?')
  if (path === '' || tabRoutes.some((tab) => routes[tab] === path)) return ''
  const own = query.split('&').filter((pair) => pair !== '' && !/^(stamp|\$|%24)/.test(pair))
  return `/${path}${own.length > 0 ? `?${own.join('&')}` : ''}`
}

const changesAtom = atom(0)

/** Leads to the page where blocks are found and bought, and remembers from where; a login that asked for one is left for it. */
export const askForBlockAtom = atom(null, (get, set) => {
  storage.set(name, here(), keptS)
  set(changesAtom, get(changesAtom) + 1)
  set(closeLoginAtom)
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
