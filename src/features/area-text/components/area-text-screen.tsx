import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { dateText } from '@/lib/format/moments'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import type { Remote } from '@/lib/remote/remote'
import { goUp } from '@/lib/routes/go-up'
import { serverClockAtom } from '@/lib/session/server-clock'
import { serviceAtom } from '@/lib/session/site'
import { RecordLine } from '@/parts/site/record-line'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import type { AreaText, AreaTextKey } from '../atoms'
import { agreements, moduleOf, verInForce } from '../atoms'
import { copy } from '../copy'
import { Description } from './description'
import { HelpView } from './help-view'
import { Older, Versions } from './versions'

export interface AreaTextScreenProps {
  /** Undefined: there is no such text. */
  readonly of: AreaTextKey | undefined
  /** The question of the help that the address names. */
  readonly at: string
  readonly state: Remote<AreaText, CallError>
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** Of which city it is, and of when; of what is agreed to, with its version. */
const subtitleOf = ({ areaName, areaId, ver, versions }: AreaText, day: string) =>
  versions.length > 0 ? copy.since(areaName, areaId, ver, day) : copy.updated(areaName, areaId, day)

/** One text of a city, whichever it is. Source: community §0 (descriptions). */
export function AreaTextScreen({ of, at, state, onReload, navEnd, children }: AreaTextScreenProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const { now } = useAtomValue(serverClockAtom)
  const { recordNo } = useAtomValue(serviceAtom)
  const text = of && state.tag === 'ready' ? state.value : undefined
  const subtitle = text && subtitleOf(text, dateText(text.updatedAt, now()))
  const module = of && moduleOf(of)
  const bar = module && (
    <BottomBar>
      <Button onPress={() => goUp(module)}>{copy.look[module]}</Button>
    </BottomBar>
  )
  const shown = ({ content }: AreaText) =>
    of === 'help' ? (
      <HelpView html={content} asked={at} urlOf={urlOf} />
    ) : (
      of && (
        <>
          {text && verInForce(text) !== text.ver && <Older of={text} />}
          <Section padded>
            <Description of={of} html={content} urlOf={urlOf} />
          </Section>
          {text && text.versions.length > 0 && <Versions of={text} />}
          {agreements.some((one) => one === of) && <RecordLine no={recordNo} />}
        </>
      )
    )
  return (
    <Screen
      title={text?.title ?? copy.title}
      {...(subtitle !== undefined && { subtitle })}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={text && bar}
    >
      {of ? (
        <RemoteView of={state} onRetry={() => void onReload()} failure={(error) => ({ text: callErrorText(error) })}>
          {shown}
        </RemoteView>
      ) : (
        <EmptyState kind='empty' title={copy.missing} />
      )}
      {children}
    </Screen>
  )
}
