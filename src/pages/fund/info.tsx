import { loadSpendAtom, spendAtom } from '@/features/fund/atoms'
import { SpendScreen } from '@/features/fund/components/spend-screen'
import { spendCopy } from '@/features/fund/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { useInfoPage } from '@/features/share/use-info-page'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { useParams } from '@/platform/page/use-params'

/** One spend of a fund, with the proof of it. Source: community §3. */
export default function FundSpendPage() {
  const spendId = idParam(useParams().id)
  const page = useInfoPage({
    route: 'fundSpend',
    params: { id: spendId ?? 0 },
    key: spendId,
    of: { valueAtom: spendAtom, loadAtom: loadSpendAtom },
    isSought: (one) => one.spendId === spendId,
    titleOf: ({ purpose }) => purpose,
  })
  const { value: spend, reload } = page
  const share = <ShareButton card={page.card} />
  if (spend) {
    return (
      <SpendScreen key={spend.spendId} spend={spend} onReload={reload} navEnd={share}>
        <SessionHost />
      </SpendScreen>
    )
  }
  return (
    <AbsentPage
      title={spendCopy.title}
      navEnd={share}
      of={page.state}
      gone={page.isMissing ? spendCopy.missing : undefined}
      toOthers={{ text: spendCopy.look, onPress: () => goInstead('fund') }}
      onReload={reload}
    />
  )
}
