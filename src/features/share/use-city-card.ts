import { useAtomValue } from 'jotai'
import type { RouteName } from '@contract/pages/routes'
import { sessionAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { usePageCard } from './use-page-card'

/** Shares a page of the chosen city: its name, what the page is about, the product. */
export function useCityCard(route: RouteName, title: string) {
  const { areaName } = useAtomValue(sessionAtom)
  return usePageCard({ route, title: `${areaName}${title} · ${useAtomValue(siteNameAtom)}` })
}
