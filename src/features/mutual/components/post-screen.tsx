import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { lazy } from '@/lib/lazy/lazy'
import { userAtom } from '@/lib/session/atoms'
import { FailureBox } from '@/ui/message-box/failure-box'
import { Screen } from '@/ui/screen/screen'
import { infoCopy } from '../copy'
import { useAct } from '../use-act'
import { useAgain } from '../use-again'
import { Messages } from './messages'
import { PostBar, PostMayorActs } from './post-bar'
import { PostHead, PostTurnPlate } from './post-head'
import { Replies } from './replies'
import type { SheetName } from './sheets'

const OpenSheet = lazy(() => import(/* webpackChunkName: "mutual" */ './sheets').then(({ OpenSheet }) => OpenSheet))

export interface PostScreenProps {
  readonly post: MutualInfo
  readonly onReload: () => Promise<unknown>
  readonly onBuyBlock: () => void
  readonly navEnd: ReactNode
  /** Leads from somebody else's post to the operators. */
  readonly report: ReactNode
  readonly children?: ReactNode
}

/** One post in every state, for everybody who reads it. Source: community §6; mockup 26-mutual-info. */
export function PostScreen({ post, onReload, onBuyBlock, navEnd, report, children }: PostScreenProps) {
  const user = useAtomValue(userAtom)
  const acting = useAct(post)
  const again = useAgain(post)
  const [sheet, setSheet] = useState<SheetName>()
  const reload = () => void onReload()
  const close = () => setSheet(undefined)
  const [failure, hide, retry] = acting.failure
    ? [acting.failure, acting.hide, acting.again]
    : [again.failure, again.hide, again.publish]
  return (
    <Screen
      title={infoCopy.title}
      subtitle={`${post.areaName} · ${post.no}`}
      plate={user?.blockNo}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={<PostBar post={post} acting={acting} again={again} onSheet={setSheet} onBuyBlock={onBuyBlock} />}
    >
      <PostTurnPlate post={post} onEnd={reload} />
      <PostHead post={post} />
      <PostMayorActs post={post} acting={acting} />
      <Replies post={post} acting={acting} />
      <Messages post={post} />
      {report}
      {sheet && post.acts.includes(sheet) && <OpenSheet name={sheet} post={post} onClose={close} onMissing={close} />}
      {failure && <FailureBox failure={failure} onHide={hide} steps={{ reload, retry, orders: reload }} />}
      {children}
    </Screen>
  )
}
