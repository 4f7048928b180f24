import { PageContainer } from '@tarojs/components'
import { useLayoutEffect, useState } from 'react'
import { shownPage } from '../page/shown'
import { useLatest } from '../page/use-latest'
import { pageGuards } from './page-guards'

export interface BackGuardProps {
  /** The person went back. */
  readonly onBack: () => void
}

/**
 * An empty page container: the only thing in a mini-program that takes a step back instead of the page. One step uses it up, so it is
 * drawn again at once, for the layers that stay open. It is drawn together with its layer (a layout effect): a step back before it came
 * would leave the page. Our decision: docs/decisions/0030-one-stack-of-popups.md
 */
export function BackGuard({ onBack }: BackGuardProps) {
  const [isShown, show] = useState(false)
  const [steps, setSteps] = useState(0)
  const latest = useLatest(onBack)
  useLayoutEffect(() => pageGuards.enter({ page: shownPage.current(), show, onBack: () => latest.current() }), [latest])
  if (!isShown) return null
  return (
    <PageContainer
      key={steps}
      show
      overlay={false}
      duration={0}
      customStyle='display:none'
      onBeforeLeave={() => {
        setSteps(steps + 1)
        pageGuards.stepBack()
      }}
    />
  )
}
