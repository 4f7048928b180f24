import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { rpx } from '@/platform/rpx/rpx'
import { cx } from '../cx/cx'
import { useDomId } from '../dom-id/use-dom-id'
import { Icon } from '../icon/icon'
import { spins } from '../toast/spins'
import styles from './slide-to-confirm.module.scss'
import type { Drag } from './use-drag'
import { useDrag } from './use-drag'

export interface SlideToConfirmProps {
  /** Effect and amount: 滑动放款 ¥34.00. */
  readonly text: string
  /** While dragging, without 滑动: 放款 ¥34.00. */
  readonly dragText?: string
  /** The work is running: 放款中. */
  readonly busy?: string | undefined
  /** It is done: 已放款. */
  readonly done?: string | undefined
  /** The knob was let go past 85 % of the way. */
  readonly onConfirm: () => void
  /** Called by a tap, a key or a screen reader's double tap: ask once more in words. */
  readonly onConfirmFallback: () => void
}

/** Slide to confirm. Only for releasing money and for block transfers, always inside a sheet that repeats amount and counterparty. */
export function SlideToConfirm(props: SlideToConfirmProps) {
  const { text, dragText = text, busy, done } = props
  if (done !== undefined || busy !== undefined) return <Settled busy={busy} done={done} />
  return (
    <Track text={text} dragText={dragText} onConfirm={props.onConfirm} onConfirmFallback={props.onConfirmFallback} />
  )
}

function Settled({ busy, done }: { readonly busy: string | undefined; readonly done: string | undefined }) {
  const isBusy = done === undefined
  useEffect(() => (isBusy ? spins.start() : undefined), [isBusy])
  return (
    <View
      className={cx(styles.slide, isBusy ? styles.busy : styles.done)}
      {...a11y.describe({ role: 'status', live: 'polite' })}
    >
      {isBusy ? <View className={cx(styles.spin)} /> : <Icon name='check' size={40} />}
      {done ?? busy}
    </View>
  )
}

type TrackProps = Pick<SlideToConfirmProps, 'text' | 'onConfirm' | 'onConfirmFallback'> & { readonly dragText: string }

/** The words are in the larger space beside the knob, so that it never covers the amount. */
const besideKnob = ({ xPx, isFar }: Pick<Drag, 'xPx' | 'isFar'>) =>
  isFar ? { right: `calc(100% - ${xPx}px)`, left: '0px' } : { left: `calc(${xPx}px + ${rpx(136)})`, right: '0px' }

function Track({ text, dragText, onConfirm, onConfirmFallback }: TrackProps) {
  const id = useDomId('slide')
  const drag = useDrag(id, onConfirm)
  const tap = () => {
    if (!drag.moved()) onConfirmFallback()
  }
  const mouse = { onMouseDown: drag.start, onMouseMove: drag.move, onMouseUp: drag.end, onMouseLeave: drag.end }
  return (
    <View
      id={id}
      className={cx(styles.slide)}
      catchMove
      onTouchStart={drag.start}
      onTouchMove={drag.move}
      onTouchEnd={drag.end}
      onTouchCancel={drag.end}
      onClick={tap}
      {...mouse}
      {...a11y.describe({ role: 'button', label: `${text}，双击后再次确认` })}
      {...a11y.operable(onConfirmFallback, true)}
    >
      {drag.dragging && <View className={cx(styles.fill)} style={{ width: `calc(${drag.xPx}px + ${rpx(68)})` }} />}
      <View className={cx(styles.text)} style={besideKnob(drag)}>
        {drag.dragging ? dragText : text}
      </View>
      <View
        className={cx(styles.knob, !drag.dragging && styles.back)}
        style={{ transform: `translateX(${drag.xPx}px)` }}
      >
        <Icon name='arrow-r' />
      </View>
    </View>
  )
}
