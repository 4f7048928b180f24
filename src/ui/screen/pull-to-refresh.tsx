import { useOnRecovered } from '@/platform/network/use-on-recovered'
import { usePullDown } from '@/platform/page/use-pull-down'

/**
 * Refreshes when the page is pulled down and when the network is back. Draws nothing; apart from `Screen` so that the
 * hooks are only there when asked for.
 */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => Promise<unknown> }) {
  usePullDown(onRefresh)
  useOnRecovered(() => void onRefresh())
  return null
}
