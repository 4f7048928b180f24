import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { AreaNotice } from '@contract/endpoints/city/notices'
import { AreaNoticeForm } from '@/features/notices/components/area-notice-form'
import { AreaNoticeList } from '@/features/notices/components/area-notice-list'
import { areaNoticesCall } from '@/features/notices/area-notice-atoms'
import { areaNoticeCopy as copy } from '@/features/notices/area-notice-copy'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { useList } from '@/lib/api/use-list'
import { isNoRight } from '@/lib/refusals/no-right'
import { sessionAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Screen } from '@/ui/screen/screen'

/** Notices from the mayor to an area: the list, writing one, changing one. Source: domain model §2, §3.10, §6.3. */
export default ofCity(copy.title, function AreaNoticesPage() {
  const { user, areaId, areaName } = useAtomValue(sessionAtom)
  const [open, setOpen] = useState<AreaNotice | 'new'>()
  const told = useList(areaNoticesCall, user ? { areaId } : undefined)
  const isClosed = isNoRight(told.list)
  const residents = told.list.shown?.extra.residents
  const mayWrite = !isClosed && residents !== undefined && open === undefined
  const standing = open === 'new' ? undefined : open
  const write = <Button onPress={() => setOpen('new')}>{copy.write}</Button>
  return (
    <Screen
      title={open === undefined ? copy.title : standing ? copy.editTitle : copy.writeTitle}
      subtitle={copy.place(areaName, areaId)}
      plate={user?.blockNo}
      onRefresh={told.refresh}
      {...(open !== undefined && { onBack: () => setOpen(undefined) })}
      footer={mayWrite && <BottomBar>{write}</BottomBar>}
    >
      <SignedIn loginFirst={copy.loginFirst}>
        {isClosed && <EmptyState kind='failed' title={copy.noRight} text={copy.noRightText} />}
        {!isClosed && open === undefined && <AreaNoticeList told={told} onEdit={setOpen} />}
        {residents !== undefined && open !== undefined && (
          <AreaNoticeForm
            key={`${user?.token ?? ''} ${standing?.areaNoticeId ?? 0}`}
            standing={standing}
            readers={standing ? standing.readers : residents}
            onDone={() => {
              setOpen(undefined)
              void told.refresh()
            }}
          />
        )}
      </SignedIn>
      <SessionHost />
    </Screen>
  )
})
