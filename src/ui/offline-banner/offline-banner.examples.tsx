import type { Examples } from '../examples/examples'
import { OfflineBanner, OfflineLine } from './offline-banner'
import { StaleText } from './stale-line'

const nothing = () => undefined

export const offlineBannerExamples: Examples = {
  title: 'OfflineBanner',
  states: [
    { name: '断网，可重试', draw: () => <OfflineLine onRetry={nothing} /> },
    { name: '断网', draw: () => <OfflineLine /> },
    { name: '数据的时间', draw: () => <StaleText at={0} nowMs={0} /> },
    { name: '断网，在页面上', draw: () => <OfflineBanner isOnline={false} onRetry={nothing} /> },
  ],
}
