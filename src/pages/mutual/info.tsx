import { useAtomValue, useSetAtom } from 'jotai'
import { loadMutualAtom, mutualAtom } from '@/features/mutual/atoms'
import { PostScreen } from '@/features/mutual/components/post-screen'
import { infoCopy } from '@/features/mutual/copy'
import { Report } from '@/features/reports/components/report'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useInfoPage } from '@/features/share/use-info-page'
import { useShare } from '@/features/share/use-share'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { useParams } from '@/platform/page/use-params'

/** One post of mutual aid, for guests too: a shared link leads here. Source: community §6. */
export default function MutualInfoPage() {
  const mutualId = idParam(useParams().id)
  const askForBlock = useSetAtom(askForBlockAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const page = useInfoPage({
    route: 'mutualInfo',
    params: { id: mutualId ?? 0 },
    key: mutualId,
    of: { valueAtom: mutualAtom, loadAtom: loadMutualAtom },
    isSought: (one) => one.mutualId === mutualId,
    titleOf: ({ title }) => title,
    pictureOf: ({ thumbs }) => urlOf(thumbPaths(thumbs)[0] ?? ''),
  })
  const { user, value: post, reload } = page
  const isOpen = post?.state === 'open'
  const { button, sheet } = useShare(page.card, isOpen ? { of: 'mutual', id: post.mutualId } : undefined)
  if (post) {
    const mayReport = !post.isMine && post.state !== 'removed'
    return (
      <PostScreen
        key={`${post.mutualId} ${user?.blockNo ?? ''}`}
        post={post}
        onReload={reload}
        onBuyBlock={() => askForBlock(post.areaId)}
        navEnd={button}
        report={mayReport && <Report refType='mutual' refId={post.mutualId} />}
      >
        {sheet}
        <SessionHost />
      </PostScreen>
    )
  }
  const gone = page.isMissing ? infoCopy.missing : undefined
  const toOthers = { text: infoCopy.toList, onPress: () => goInstead('mutual') }
  const head = { title: infoCopy.title, plate: user?.blockNo, navEnd: button }
  return (
    <AbsentPage {...head} of={page.state} gone={gone} toOthers={toOthers} onReload={reload}>
      {sheet}
    </AbsentPage>
  )
}
