import { useAtomValue, useSetAtom } from 'jotai'
import { loadSpendAtom, spendAtom } from '@/features/fund/atoms'
import { SpendScreen } from '@/features/fund/components/spend-screen'
import { spendCopy } from '@/features/fund/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { SharedPage } from '@/features/share/components/shared-page'
import { usePageCard } from '@/features/share/use-page-card'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** One spend of a fund, with the proof of it. Source: community §3. */
export default function FundSpendPage() {
  const spendId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(spendAtom)
  const load = useSetAtom(loadSpendAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = async () => {
    if (spendId !== null) await load(spendId)
  }
  useOnShow(`${spendId} ${user?.token ?? ''}`, () => void reload())
  const spend = known.tag === 'ready' && known.value.spendId === spendId ? known.value : undefined
  const card = usePageCard({
    route: 'fundSpend',
    params: { id: spendId ?? 0 },
    title: spend ? `${spend.purpose} · ${siteName}` : siteName,
  })
  const share = <ShareButton card={card} />
  if (spend) {
    return (
      <SpendScreen key={spend.spendId} spend={spend} onReload={reload} navEnd={share}>
        <SessionHost />
      </SpendScreen>
    )
  }
  const isMissing = spendId === null || (known.tag === 'failed' && known.error.kind === 'refused')
  const gone = isMissing ? spendCopy.missing : undefined
  return (
    <SharedPage
      title={spendCopy.title}
      navEnd={share}
      of={known}
      gone={gone}
      toOthers={{ text: spendCopy.look, onPress: () => goInstead('fund') }}
      onReload={reload}
    >
      <SessionHost />
    </SharedPage>
  )
}
