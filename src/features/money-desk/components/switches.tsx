import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { sessionAtom, userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Section, SectionHead } from '@/ui/section/section'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import { switchCopy as words } from '../copy'
import type { SwitchPosition } from '../switch-atoms'
import { loadSwitchPositionsAtom, setSwitchAtom, switchPositionsAtom } from '../switch-atoms'
import { ActDialog } from './act-dialog'

const names = ['recharge', 'withdraw', 'expand', 'fund', 'vote'] as const

/**
 * What each platform allows in the chosen area; every change is confirmed and needs a reason. Our decision: docs/decisions/0050-money.md
 */
export function Switches() {
  const user = useAtomValue(userAtom)
  const { areaName } = useAtomValue(sessionAtom)
  const positions = useAtomValue(switchPositionsAtom)
  const load = useSetAtom(loadSwitchPositionsAtom)
  const turn = useSetAtom(setSwitchAtom)
  const [asked, setAsked] = useState<SwitchPosition>()
  const close = () => setAsked(undefined)
  useOnShow(user?.token ?? '', () => void load())
  return (
    <>
      <RemoteView of={positions} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
        {({ switches }) => (
          <>
            {names.map((name) => (
              <Section key={name}>
                <SectionHead title={words.names[name]} end={words.forArea(areaName)} />
                {switches
                  .filter((one) => one.name === name)
                  .map((one) => (
                    <SwitchRow key={one.platform} on={one.on} onChange={(on) => setAsked({ ...one, on })}>
                      {words.platforms[one.platform]}
                    </SwitchRow>
                  ))}
              </Section>
            ))}
          </>
        )}
      </RemoteView>
      {asked && (
        <ActDialog
          title={words.title(asked.on, words.names[asked.name], words.platforms[asked.platform])}
          note={words.note(asked.on)}
          label={words.reason}
          onSend={(reason) => turn({ ...asked, reason })}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}
