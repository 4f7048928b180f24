import { useAtomValue, useSetAtom } from 'jotai'
import { loadMutualAtom, mutualAtom } from '@/features/mutual/atoms'
import { PostScreen } from '@/features/mutual/components/post-screen'
import { infoCopy } from '@/features/mutual/copy'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { Report } from '@/features/reports/components/report'
import { SessionHost } from '@/features/session/host/session-host'
import { SharedPage } from '@/features/share/components/shared-page'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** One post of mutual aid, for guests too: a shared link leads here. Source: community §6. */
export default function MutualInfoPage() {
  const mutualId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(mutualAtom)
  const load = useSetAtom(loadMutualAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const reload = async () => {
    if (mutualId !== null) await load(mutualId)
  }
  useOnShow(`${mutualId} ${user?.token ?? ''}`, () => void reload())
  const post = known.tag === 'ready' && known.value.mutualId === mutualId ? known.value : undefined
  const picture = post && urlOf(thumbPaths(post.thumbs)[0] ?? '')
  const card = usePageCard({
    route: 'mutualInfo',
    params: { id: mutualId ?? 0 },
    title: post ? `${post.title} · ${siteName}` : siteName,
    ...(picture !== undefined && { imageUrl: picture }),
  })
  const { button, sheet } = useShare(card, post?.state === 'open' ? { of: 'mutual', id: post.mutualId } : undefined)
  if (post) {
    return (
      <PostScreen
        key={`${post.mutualId} ${user?.blockNo ?? ''}`}
        post={post}
        onReload={reload}
        onBuyBlock={askForBlock}
        navEnd={button}
        report={!post.isMine && post.state !== 'removed' && <Report refType='mutual' refId={post.mutualId} />}
      >
        {sheet}
        <SessionHost />
      </PostScreen>
    )
  }
  const isMissing = mutualId === null || (known.tag === 'failed' && known.error.kind === 'refused')
  const gone = isMissing ? infoCopy.missing : undefined
  return (
    <SharedPage
      title={infoCopy.title}
      plate={user?.blockNo}
      navEnd={button}
      of={known}
      gone={gone}
      toOthers={{ text: infoCopy.toList, onPress: () => goInstead('mutual') }}
      onReload={reload}
    >
      {sheet}
      <SessionHost />
    </SharedPage>
  )
}
