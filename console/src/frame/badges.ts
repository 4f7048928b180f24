import { form } from '../client/call'
import { useRead } from '../client/use-read'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../client/session'
import { queuePaths } from '../pages/queue-paths'

/** The pages where operators are alarmed, or an ask lapses, when nobody acts in time. */
export const urgentPaths: ReadonlySet<string> = new Set(
  (['dispute', 'handover', 'approval'] as const).map((kind) => queuePaths[kind].path),
)

/** How much waits behind each page of the menu; nothing for those who may not see the overview. */
export function useBadges(): ReadonlyMap<string, number> {
  const { roles } = useMe()
  const isWanted = mayCall('/admin/stat/overview', roles)
  const { value } = useRead(['/admin/stat/overview', {}], () => form('/admin/stat/overview', {}), {
    isWanted,
    isList: true,
  })
  const badges = new Map<string, number>()
  for (const [kind, { path }] of Object.entries(queuePaths)) {
    const count = value?.counts[kind as keyof typeof queuePaths] ?? 0
    if (count > 0) badges.set(path, (badges.get(path) ?? 0) + count)
  }
  return badges
}
