import { useAtomValue, useSetAtom } from 'jotai'
import { caseCountAtom, loadCaseCountAtom } from '@/features/disputes/case-count'
import { loadOrderNumbersAtom, orderNumbersAtom } from '@/features/orders/one/atoms'
import { loadProfileAtom, loadCountPartsAtom, profileAtom, countPartsAtom } from '@/features/profile/atoms'
import { GuestBox } from '@/features/profile/components/guest-box'
import { GuestBody, ResidentBody } from '@/features/profile/components/mine-body'
import { GuestHero, MineHero } from '@/features/profile/components/mine-hero'
import { ServiceRow } from '@/features/profile/components/service-row'
import { ThemeRow } from '@/features/profile/components/theme-row'
import { copy } from '@/features/profile/copy'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { AccountMenu } from '@/features/session/accounts/account-menu'
import { loadUnreadAtom, unreadAtom } from '@/features/notices/atoms'
import { StartNotice } from '@/features/notices/components/start-notice'
import { mayTellAreaAtom, loadMayTellAreaAtom } from '@/features/notices/area-notice-atoms'
import { NoBlockRow } from '@/features/session/accounts/no-block-row'
import { SessionHost } from '@/features/session/host/session-host'
import { loadAssetsAtom } from '@/features/wallet/atoms'
import { MineWallet } from '@/features/wallet/components/mine-wallet'
import { areaIdAtom, userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login/request'
import type { LoginUser } from '@/lib/session/session'
import { loadSwitchesAtom } from '@/lib/session/switches'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** The mine tab. */
export default function MinePage() {
  const user = useAtomValue(userAtom)
  const loads = [
    useSetAtom(loadProfileAtom),
    useSetAtom(loadAssetsAtom),
    useSetAtom(loadOrderNumbersAtom),
    useSetAtom(loadUnreadAtom),
    useSetAtom(loadCountPartsAtom),
    useSetAtom(loadSwitchesAtom),
  ]
  const load = () => Promise.all(loads.map((one) => one()))
  useOnShow(user?.token ?? '', () => void load())
  return user === null ? <GuestMine onRefresh={load} /> : <ResidentMine user={user} onRefresh={load} />
}

function ResidentMine({ user, onRefresh }: { readonly user: LoginUser; readonly onRefresh: () => Promise<unknown> }) {
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
  return (
    <Screen
      tab
      name={copy.name}
      hero={<MineHero user={user} profile={profile.tag === 'ready' ? profile.value : null} />}
      navEnd={<AccountMenu />}
      onRefresh={() => Promise.all([onRefresh(), loadOffice()])}
    >
      {user.blockNo === 0 && <NoBlockRow />}
      <MineWallet />
      <ResidentBody
        numbers={numbers}
        countParts={countParts.tag === 'ready' ? countParts.value : undefined}
        disputes={judges ? disputes : undefined}
        mayTellArea={judges && mayTellArea}
        unread={unread.tag === 'ready' ? unread.value.unread : undefined}
      />
      <ThemeRow />
      <ServiceRow />
      <StartNotice />
      <SessionHost />
    </Screen>
  )
}

function GuestMine({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  const areaId = useAtomValue(areaIdAtom)
  const openLogin = useSetAtom(openLoginAtom)
  return (
    <Screen tab name={copy.name} hero={<GuestHero areaId={areaId} />} onRefresh={onRefresh}>
      <GuestBox onLogin={() => openLogin()} onBuy={useSetAtom(askForBlockAtom)} />
      <MineWallet />
      <GuestBody />
      <ThemeRow />
      <ServiceRow />
      <SessionHost />
    </Screen>
  )
}
