import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import type { Remote } from '@/lib/remote/remote'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { easel } from '@/platform/easel/easel'
import { useOnShow } from '@/platform/page/use-on-show'
import { share } from '@/platform/share/share'
import type { ShareCard } from '@/platform/share/types'
import { cx } from '@/ui/cx/cx'
import { useDomId } from '@/ui/dom-id/use-dom-id'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'
import { endWith } from '../../end-words'
import { usePageCard } from '../../use-page-card'
import type { Known } from '../atoms'
import { factsAtom, keyOf, loadFactsAtom } from '../atoms'
import { pictureCopy as copy } from '../copy'
import type { Facts } from '../rules/facts'
import { spokenOf } from '../rules/facts'
import type { Thing } from '../rules/things'
import { pageOf } from '../rules/things'
import { usePicture } from '../use-picture'
import { PictureBar } from './picture-bar'
import { PictureShown } from './picture-shown'
import styles from './picture.module.scss'

export interface PictureScreenProps {
  readonly thing: Thing
  readonly children?: ReactNode
}

/** Whether there is no such thing any more, so that a second try does not help. */
const isGone = (known: Remote<Known, CallError>): boolean =>
  known.tag === 'ready'
    ? known.value.facts.isOver
    : known.tag === 'failed' &&
      known.error.kind === 'refused' &&
      (known.error.reason === 'NOT_FOUND' || known.error.reason === 'CLOSED')

/** The picture of one thing, for guests too. It leads where the link leads. Our decision: docs/decisions/0095-sharing.md */
export function PictureScreen({ thing, children }: PictureScreenProps) {
  const user = useAtomValue(userAtom)
  const last = useAtomValue(factsAtom)
  const load = useSetAtom(loadFactsAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const siteName = useAtomValue(siteNameAtom)
  const key = keyOf(thing)
  // What is ready may be what an earlier page showed.
  const known: typeof last = last.tag === 'ready' && last.value.key !== key ? { tag: 'loading' } : last
  const reload = () => Promise.all([load(key), loadSite()])
  useOnShow(`${key} ${user?.token ?? ''}`, () => void reload())
  const facts = known.tag === 'ready' && !isGone(known) ? known.value.facts : undefined
  const card = usePageCard({ ...pageOf(thing), title: facts ? `${facts.title} · ${siteName}` : siteName })
  if (isGone(known)) return <PictureGone>{children}</PictureGone>
  if (facts) {
    return (
      <Drawn facts={facts} card={card}>
        {children}
      </Drawn>
    )
  }
  return (
    <Screen title={copy.title}>
      <RemoteView of={known} onRetry={() => void reload()} failure={(error) => ({ text: callErrorText(error) })}>
        {() => null}
      </RemoteView>
      {children}
    </Screen>
  )
}

/** There is nothing of which a picture could be made. */
export function PictureGone({ children }: { readonly children?: ReactNode }) {
  const action = { text: copy.toHome, onPress: () => goInstead('home') }
  return (
    <Screen title={copy.title}>
      <EmptyState kind='empty' title={copy.gone} text={copy.goneText} action={action} />
      {children}
    </Screen>
  )
}

interface DrawnProps {
  readonly facts: Facts
  readonly card: ShareCard
  readonly children: ReactNode
}

function Drawn({ facts, card, children }: DrawnProps) {
  const groundId = useDomId('easel')
  const site = useAtomValue(siteAtom)
  const siteName = useAtomValue(siteNameAtom)
  const photoUrl = useAtomValue(imageUrlAtom)(facts.photo)
  // Where pictures are is known once the city's settings have come, or will not come.
  const isKnown = site.tag === 'ready' || site.tag === 'failed'
  const { link } = card
  const [made, again] = usePicture(groundId, isKnown ? { facts, siteName, link, photoUrl } : undefined)
  const copyLink = () =>
    void share.copy(card).then((end) => (end === 'failed' ? showToast(copy.notCopied) : endWith(end)))
  const url = made.tag === 'ready' ? made.url : undefined
  return (
    <Screen
      title={copy.title}
      footer={
        <PictureBar url={url} name={copy.file(facts.blockNo)} isFailed={made.tag === 'failed'} onCopy={copyLink} />
      }
    >
      <easel.Ground id={groundId} className={cx(styles.ground)} />
      <PictureShown made={made} label={spokenOf(facts)} onAgain={again} />
      {children}
    </Screen>
  )
}
