import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { loadDaysAtom, loadTodayAtom, logsCall } from '@/features/work-log/atoms'
import type { LogsOf } from '@/features/work-log/components/log-list'
import { LogList } from '@/features/work-log/components/log-list'
import { MonthPlots } from '@/features/work-log/components/month-plots'
import { WriteBar } from '@/features/work-log/components/write-bar'
import { copy } from '@/features/work-log/copy'
import { useMonth } from '@/features/work-log/use-month'
import { useList } from '@/lib/api/use-list'
import { sessionAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { Screen } from '@/ui/screen/screen'

/** Work logs: this month, the reader's own ones and those of the city. Source: domain model §3.12, §7; mockup 17-log. */
export default ofCity(copy.title, function LogPage() {
  const { user, areaId } = useAtomValue(sessionAtom)
  const [whose, setWhose] = useState<LogsOf>('mine')
  const { back, turn, span, reload } = useMonth()
  const logs = useList(logsCall, user ? { areaId, mine: whose === 'mine' ? 1 : 0, ...span } : undefined)
  const loads = [useSetAtom(loadTodayAtom), useSetAtom(loadDaysAtom)]
  const load = () => Promise.all([...loads.map((one) => one()), reload()])
  useOnShow(user?.token ?? '', () => void Promise.all(loads.map((one) => one())))
  return (
    <Screen
      title={copy.title}
      plate={user?.blockNo}
      onRefresh={() => Promise.all([load(), logs.refresh()])}
      footer={user !== null && <WriteBar />}
    >
      <SignedIn loginFirst={copy.loginFirst}>
        <MonthPlots back={back} onBack={turn} onReload={() => void load()} />
        <LogList whose={whose} onWhose={setWhose} logs={logs} isPast={back > 0} />
      </SignedIn>
      <SessionHost />
    </Screen>
  )
})
