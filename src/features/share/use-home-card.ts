import { useAtomValue } from 'jotai'
import { siteNameAtom } from '@/lib/session/site'
import { usePageCard } from './use-page-card'

/** Shares the city in place of a page that is nobody else's, such as a payment. */
export function useHomeCard(): void {
  usePageCard({ route: 'home', title: useAtomValue(siteNameAtom) })
}
