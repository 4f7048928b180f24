import { GuideScreen } from '@/features/area-text/components/guide-screen'
import { SessionHost } from '@/features/session/host/session-host'

/** [ours] How the platform holds the money of an order, for who is new. Our decision: docs/decisions/0410-help-and-agreements.md */
export default function GuidePage() {
  return (
    <GuideScreen>
      <SessionHost />
    </GuideScreen>
  )
}
