import { useAtomValue, useSetAtom } from 'jotai'
import { dateText } from '@contract/moments'
import { areaTextAtom, loadAreaTextAtom } from '@/features/area-text/atoms'
import { copy } from '@/features/area-text/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'

/** What a module is about, in the words of the city. Source: community §0 (descriptions). */
export default function RichPage() {
  const { key = '' } = useParams()
  const { areaId } = useAtomValue(sessionAtom)
  const known = useAtomValue(areaTextAtom)
  const load = useSetAtom(loadAreaTextAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const { now } = useAtomValue(serverClockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const isKnownKey = key === 'expand'
  const reload = async () => {
    if (isKnownKey) await load(areaId)
  }
  useOnShow(`${areaId} ${key}`, () => void reload())
  const text = isKnownKey && known.tag === 'ready' && known.value.areaId === areaId ? known.value : undefined
  const card = usePageCard({ route: 'rich', params: { key }, title: text ? `${text.title} · ${siteName}` : siteName })
  const place = text && copy.place(text.areaName, text.areaId)
  const subtitle = text?.updatedAt ? copy.updated(text.areaName, text.areaId, dateText(text.updatedAt, now())) : place
  const bar = (
    <BottomBar>
      <Button onPress={() => goUp('expand')}>{copy.look}</Button>
    </BottomBar>
  )
  return (
    <Screen
      title={text?.title ?? copy.title}
      {...(subtitle !== undefined && { subtitle })}
      navEnd={<ShareButton card={card} />}
      onRefresh={reload}
      footer={text && bar}
    >
      {isKnownKey ? (
        <RemoteView
          of={text || known.tag !== 'ready' ? known : { tag: 'loading' as const }}
          onRetry={() => void reload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {({ content }) => (
            <Section padded>
              <RichText html={content} urlOf={urlOf} />
            </Section>
          )}
        </RemoteView>
      ) : (
        <EmptyState kind='empty' title={copy.missing} />
      )}
      <SessionHost />
    </Screen>
  )
}
