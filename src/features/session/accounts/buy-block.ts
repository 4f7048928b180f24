import { atom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { closeLoginAtom } from '@/lib/session/login-request'

/** Leads to the page where blocks are found and bought; a login that asked for one is left for it. */
export const askForBlockAtom = atom(null, (_get, set) => {
  set(closeLoginAtom)
  goTo('category')
})
