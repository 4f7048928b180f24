import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { failureText } from '@/lib/refusals/failure'
import { areaIdAtom, userAtom } from '@/lib/session/atoms'
import { useTerms } from '@/lib/session/terms'
import { useOnShow } from '@/platform/page/use-on-show'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { StepBack } from '@/ui/layer/step-back'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import { loadOwnBlockAtom, ownBlockAtom } from '../atoms'
import { publishCopy, publishWish } from '../copy'
import { offerNumbers } from '../rules/numbers'
import { lastStep, stepProblem } from '../rules/own'
import { useOwn } from '../use-own'
import { NotYet } from './not-yet'
import { OfferBar, stepBack } from './offer-bar'
import { OwnStep } from './own-steps'
import { Places } from './places'
import { PublishFailure } from './publish-failure'

export interface OwnScreenProps {
  readonly onDone: () => void
  /** Leads to the items that are known. */
  readonly onItems: () => void
  /** Popups of the page. */
  readonly children?: ReactNode
}

const words = publishCopy.own

/**
 * Selling a thing that is no standard item, in three steps; a guest is asked to log in first, who has no block is led to one. Source:
 * domain model §10.
 */
export function OwnScreen(props: OwnScreenProps) {
  const user = useAtomValue(userAtom)
  if (user && user.blockNo > 0) return <Body key={user.userId} {...props} />
  return <NotYet title={words.title}>{props.children}</NotYet>
}

function Body({ onDone, onItems, children }: OwnScreenProps) {
  const user = useAtomValue(userAtom)
  const chosen = useAtomValue(areaIdAtom)
  const block = useAtomValue(ownBlockAtom)
  const loadBlock = useSetAtom(loadOwnBlockAtom)
  const form = useOwn(user?.blockAreaId ?? 0, onDone)
  const terms = useTerms(user?.blockAreaId ?? 0)
  useOnShow(user?.token ?? '', () => void loadBlock(user?.userId ?? 0))
  const { failure, values } = form
  const { step } = values
  const go = (to: number) => form.field('step').onChange(to)
  const back = step > 1 ? () => go(step - 1) : undefined
  const bar =
    step < lastStep ? (
      <BottomBar {...(back && { actions: [stepBack(back)] })}>
        <Button disabled={stepProblem(values)} onPress={() => go(step + 1)}>
          {words.next}
        </Button>
      </BottomBar>
    ) : (
      <OfferBar
        side='sale'
        numbers={offerNumbers(values.price, values.qty, terms)}
        isSubmitting={form.isSubmitting}
        onSubmit={form.submit}
        {...(back && { onBack: back })}
      />
    )
  return (
    <Screen
      title={words.title}
      subtitle={words.step(step, lastStep, words.steps[step - 1] ?? '')}
      plate={user?.blockNo}
      footer={bar}
      {...(back && { onBack: back })}
    >
      {user !== null && user.blockNo > 0 && user.blockAreaId !== chosen && (
        <Note>{publishCopy.atHome(user.areaName)}</Note>
      )}
      {form.isRestored && (
        <Note action={{ text: publishCopy.startAnew, onPress: () => form.reset() }}>{publishCopy.restored}</Note>
      )}
      {back && <StepBack onBack={back} />}
      <OwnStep form={form} />
      {failure && <PublishFailure failure={failure} text={failureText(failure, publishWish)} />}
      {step === 1 && <Note action={{ text: words.items, onPress: onItems }}>{words.noFigures}</Note>}
      {step === lastStep && block.tag === 'ready' && <Places all={block.value.capacity} taken={block.value.open} />}
      {children}
    </Screen>
  )
}
