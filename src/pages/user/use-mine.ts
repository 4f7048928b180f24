import { useAtomValue, useSetAtom } from 'jotai'
import { caseCountAtom, loadCaseCountAtom } from '@/features/disputes/case-count'
import { loadMayTellAreaAtom, mayTellAreaAtom } from '@/features/notices/area-notice-atoms'
import { loadUnreadAtom, unreadAtom } from '@/features/notices/atoms'
import { loadOrderNumbersAtom, orderNumbersAtom } from '@/features/orders/one/atoms'
import { countPartsAtom, loadCountPartsAtom, loadProfileAtom, profileAtom } from '@/features/profile/atoms'
import { officeOf } from '@/features/profile/rules'
import { loadAssetsAtom } from '@/features/wallet/atoms'
import { userAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { loadAccessAtom } from '@/lib/session/access'
import { useOnShow } from '@/platform/page/use-on-show'

/** Who looks at the mine tab, and reading what it shows. */
export function useMine() {
  const user = useAtomValue(userAtom)
  const loads = [
    useSetAtom(loadProfileAtom),
    useSetAtom(loadAssetsAtom),
    useSetAtom(loadOrderNumbersAtom),
    useSetAtom(loadUnreadAtom),
    useSetAtom(loadCountPartsAtom),
    useSetAtom(loadAccessAtom),
  ]
  const load = () => Promise.all(loads.map((one) => one()))
  useOnShow(user?.token ?? '', () => void load())
  return { user, load }
}

/** What a resident has there; what an office adds is read once the profile says that there is one. */
export function useResident(user: LoginUser) {
  const profile = useAtomValue(profileAtom)
  const numbers = useAtomValue(orderNumbersAtom)
  const disputes = useAtomValue(caseCountAtom)
  const unread = useAtomValue(unreadAtom)
  const countParts = useAtomValue(countPartsAtom)
  const mayTellArea = useAtomValue(mayTellAreaAtom)
  const loadMayTellArea = useSetAtom(loadMayTellAreaAtom)
  const loadCases = useSetAtom(loadCaseCountAtom)
  const judges = profile.tag === 'ready' && profile.value.judges
  const loadOffice = () => Promise.all(judges ? [loadCases(), loadMayTellArea()] : [])
  useOnShow(`${user.token} ${judges}`, () => void loadOffice())
  const body = {
    numbers,
    countParts: countParts.tag === 'ready' ? countParts.value : undefined,
    unread: unread.tag === 'ready' ? unread.value.unread : undefined,
    ...officeOf(judges, disputes, mayTellArea),
  }
  return { profile: profile.tag === 'ready' ? profile.value : null, body, loadOffice }
}
