import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { LeadContext } from '../countdown/lead'

const before = '剩 '

interface LeftProps {
  /** Time left, as text or a `Countdown`. */
  readonly time: ReactNode
  /** How the figure looks. */
  readonly className: string | undefined
}

/** 剩 12:31, until the time is over. */
export function Left({ time, className }: LeftProps) {
  if (typeof time !== 'string') return <LeadContext.Provider value={{ before, className }}>{time}</LeadContext.Provider>
  return (
    <>
      {before}
      <View className={className ?? ''} style={{ display: 'inline-block' }}>
        {time}
      </View>
    </>
  )
}
