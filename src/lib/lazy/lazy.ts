import type { ComponentType } from 'react'
import { createElement, useEffect, useState } from 'react'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { whenIdle } from '@/platform/idle/idle'
import { useLatest } from '@/platform/page/use-latest'
import { prompt } from '@/platform/prompt/prompt'
import { loadingAfterMs, loadingText, toastMs } from '@/platform/prompt/times'
import { timers } from '@/platform/timers/timers'

const missingText = '加载失败，请重试'

export interface LazyProps {
  /** Called when it could not be loaded and the person was told: the owner stops drawing it, so that the next tap tries again. */
  readonly onMissing: () => void
}

type Part = () => Promise<void>

const parts = new Set<Part>()

/**
 * A piece whose code is loaded when it is first drawn, or when the page is idle, so that the first visit does not wait for it: popups and
 * sheets. Until then nothing is drawn; a slow load shows the loading sign, a failed one a message. In a mini-program, which has all its
 * code, it appears at once. `load` loads it before it is drawn. `isQuiet` is for pieces that nobody asked for: no message when they fail,
 * and what the server drew of the page does not wait for them as it does for others.
 * Our decision: docs/decisions/0116-first-path.md
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isQuiet = false,
): ComponentType<Props & LazyProps> & { readonly load: Part } {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const fetchPart: Part = () => {
    loading ??= load().then(
      (found) => {
        Loaded = found
        parts.delete(fetchPart)
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  parts.add(fetchPart)
  const Lazy = (props: Props & LazyProps) => {
    const [isHere, setHere] = useState(Loaded !== undefined)
    useArrival({ isHere, isQuiet, fetchPart }, () => setHere(true), props.onMissing)
    return Loaded && isHere ? createElement(Loaded, props) : null
  }
  return Object.assign(Lazy, { load: fetchPart })
}

interface Arriving {
  readonly isHere: boolean
  readonly isQuiet: boolean
  readonly fetchPart: Part
}

function useArrival({ isHere, isQuiet, fetchPart }: Arriving, onHere: () => void, onMissing: () => void) {
  const latest = useLatest({ onHere, onMissing })
  useEffect(() => {
    if (isHere) return undefined
    let isWanted = true
    let isSignShown = false
    const endHolding = isQuiet ? undefined : firstPaint.wait()
    const stopWaiting = timers.after(loadingAfterMs, () => {
      isSignShown = true
      prompt.loading(loadingText)
    })
    const endWaiting = () => {
      stopWaiting()
      if (isSignShown) prompt.endLoading()
      isSignShown = false
    }
    const arrive = () => {
      endWaiting()
      if (isWanted) latest.current.onHere()
    }
    const miss = () => {
      endWaiting()
      if (!isWanted) return
      if (!isQuiet) prompt.toast(missingText, toastMs)
      latest.current.onMissing()
    }
    fetchPart().then(arrive, miss)
    return () => {
      isWanted = false
      endHolding?.()
      endWaiting()
    }
  }, [isHere, isQuiet, fetchPart, latest])
}

/** Loads the missing pieces when the page is idle; one that fails is loaded again when it is needed. Belongs on every page. */
export function useLazyInAdvance(): void {
  useEffect(() => whenIdle(() => parts.forEach((fetchPart) => void fetchPart().catch(() => undefined))), [])
}
