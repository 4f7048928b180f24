import { GuestBox } from '@/features/profile/components/guest-box'
import { GuestBody, ResidentBody } from '@/features/profile/components/mine-body'
import { GuestHero, MineHero } from '@/features/profile/components/mine-hero'
import { ServiceRow } from '@/features/profile/components/service-row'
import { ThemeRow } from '@/features/profile/components/theme-row'
import { copy } from '@/features/profile/copy'
import { AccountMenu } from '@/features/session/accounts/account-menu'
import { StartNotice } from '@/features/notices/components/start-notice'
import { NoBlockRow } from '@/features/session/accounts/no-block-row'
import { SessionHost } from '@/features/session/host/session-host'
import { MineWallet } from '@/features/wallet/components/mine-wallet'
import type { LoginUser } from '@/lib/session/session'
import { Screen } from '@/ui/screen/screen'
import { useMine, useResident } from './use-mine'

/** The mine tab. */
export default function MinePage() {
  const { user, load } = useMine()
  return user === null ? <GuestMine onRefresh={load} /> : <ResidentMine user={user} onRefresh={load} />
}

function ResidentMine({ user, onRefresh }: { readonly user: LoginUser; readonly onRefresh: () => Promise<unknown> }) {
  const { profile, body, loadOffice } = useResident(user)
  return (
    <Screen
      tab
      name={copy.name}
      hero={<MineHero user={user} profile={profile} />}
      navEnd={<AccountMenu />}
      onRefresh={() => Promise.all([onRefresh(), loadOffice()])}
    >
      {user.blockNo === 0 && <NoBlockRow />}
      <MineWallet />
      <ResidentBody {...body} />
      <ThemeRow />
      <ServiceRow />
      <StartNotice />
      <SessionHost />
    </Screen>
  )
}

function GuestMine({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  return (
    <Screen tab name={copy.name} hero={<GuestHero />} onRefresh={onRefresh}>
      <GuestBox />
      <MineWallet />
      <GuestBody />
      <ThemeRow />
      <ServiceRow />
      <SessionHost />
    </Screen>
  )
}
