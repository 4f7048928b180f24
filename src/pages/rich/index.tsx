import { useAtomValue, useSetAtom } from 'jotai'
import { dateText } from '@contract/moments'
import { areaTextKey, areaTexts, moduleOf } from '@/features/area-text/atoms'
import { Description } from '@/features/area-text/components/description'
import { HelpView } from '@/features/area-text/components/help-view'
import { copy } from '@/features/area-text/copy'
import { ofCity } from '@/features/session/host/of-city'
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
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'

/**
 * What a module is about (community §0, descriptions), the questions and answers, or what is agreed to, in the words of the city. Our
 * decision: docs/decisions/0410-help-and-agreements.md
 */
export default ofCity(copy.title, function RichPage() {
  const { key: asked = '', at = '' } = useParams()
  const known = areaTextKey(asked)
  const key = known ?? 'expand'
  const { areaId } = useAtomValue(sessionAtom)
  const state = useAtomValue(areaTexts[key].valueAtom)
  const load = useSetAtom(areaTexts[key].loadAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const { now } = useAtomValue(serverClockAtom)
  const siteName = useAtomValue(siteNameAtom)
  const reload = async () => {
    if (known) await load(areaId)
  }
  useOnShow(`${areaId} ${asked}`, () => void reload())
  const text = known && state.tag === 'ready' && state.value.areaId === areaId ? state.value : undefined
  const card = usePageCard({
    route: 'rich',
    params: { key: asked },
    title: text ? `${text.title} · ${siteName}` : siteName,
  })
  const subtitle = text && copy.updated(text.areaName, text.areaId, dateText(text.updatedAt, now()))
  const module = moduleOf(key)
  const bar = module && (
    <BottomBar>
      <Button onPress={() => goUp(module)}>{copy.look[module]}</Button>
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
      {known ? (
        <RemoteView
          of={text || state.tag !== 'ready' ? state : { tag: 'loading' as const }}
          onRetry={() => void reload()}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {({ content }) =>
            key === 'help' ? (
              <HelpView html={content} asked={at} urlOf={urlOf} />
            ) : (
              <Section padded>
                <Description of={key} html={content} urlOf={urlOf} />
              </Section>
            )
          }
        </RemoteView>
      ) : (
        <EmptyState kind='empty' title={copy.missing} />
      )}
      <SessionHost />
    </Screen>
  )
})
