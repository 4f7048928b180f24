import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { fen } from '@contract/money'
import { grouped } from '@contract/digits'
import { momentText } from '@/lib/format/moments'
import { unbroken } from '@/lib/format/unbroken'
import { yuanText } from '@/lib/format/yuan'
import { useOneAtATime } from '@/lib/api/use-one-at-a-time'
import { callErrorText } from '@/lib/http/errors'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { serverClockAtom } from '@/lib/session/server-clock'
import { stroked } from '@/platform/drawing/svg'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { Shape } from '@/ui/shape/shape'
import { showToast } from '@/ui/toast/toast'
import { remindAtom } from '../atoms'
import { copy } from '../copy'
import type { Round } from '../rules/bar'
import styles from './expand.module.scss'

// Drawn here and not among the icons of the kit, which every first page loads.
const page = stroked('M3.75 5.75h16.5v14.5H3.75zM3.75 10h16.5M8 3.25v4M16 3.25v4', 1.5)
const calendar = { width: 24, height: 24, body: `${page}<path d="M13.5 13.5h3.25v3.25H13.5z"/>` }

/** The round that opens next, and asking for a notice when it does. Source: mockup 22-expand. */
export function NextRound({ round, onChanged }: { readonly round: Round; readonly onChanged: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const remind = useSetAtom(remindAtom)
  const { isBusy, run } = useOneAtATime()
  const turn = async (isAsked: boolean) => {
    const answer = await run(() => remind(round.roundId, isAsked || !round.reminds))
    if (!answer) return
    if (!answer.ok) return showToast(callErrorText(answer.error))
    showToast(answer.value.on ? copy.reminded : copy.notReminded)
    onChanged()
  }
  const press = useOnceSignedIn(`remind ${round.roundId}`, (isAsked) => void turn(isAsked))
  const lowest = fen(Math.min(...round.tiers.map(({ price }) => price)))
  const quota = round.quota === 0 ? '' : copy.quotaOf(grouped(round.quota), copy.units[round.kind])
  return (
    <Section>
      <View className={cx(styles.next)}>
        <View className={cx(styles.calendar)}>
          <Shape drawing={calendar} className={cx(styles.drawing)} />
        </View>
        <View className={cx(styles.about)}>
          <View className={cx(styles.name)}>{unbroken(copy.next(round.roundNo, round.title))}</View>
          <View className={cx(styles.note)}>
            {copy.nextNote(momentText(round.openAt, now()), quota, yuanText(lowest))}
          </View>
        </View>
        <Button
          small
          kind='secondary'
          loading={isBusy ? copy.remind : undefined}
          onPress={() => press(copy.loginToBeTold)}
        >
          {round.reminds ? copy.reminds : copy.remind}
        </Button>
      </View>
    </Section>
  )
}
