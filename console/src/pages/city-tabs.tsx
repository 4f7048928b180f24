import { useNavigate } from '@tanstack/react-router'
import { Segmented } from 'antd'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall } from '@contract/console/rights'
import { useMe } from '../client/session'
import { useAreaField } from '../kit/area/use-area'
import { copy as kit } from '../kit/copy'
import { copy as areas } from './areas/copy'
import { copy as blocks } from './blocks/copy'
import { copy as rounds } from './rounds/copy'

const tabs = [
  { value: '/areas', label: areas.title, needs: '/admin/area/list' },
  { value: '/blocks', label: blocks.title, needs: '/admin/block/list' },
  { value: '/rounds', label: rounds.title, needs: '/admin/round/list' },
] as const satisfies readonly { value: string; label: string; needs: ConsolePath }[]

/** The pages about what a city is made of, as tabs of each other. */
export function CityTabs({ here }: { readonly here: (typeof tabs)[number]['value'] }) {
  const navigate = useNavigate()
  const { roles } = useMe()
  const area = useAreaField()
  return (
    <Segmented
      aria-label={kit.cityTabs}
      value={here}
      options={tabs.filter(({ needs }) => mayCall(needs, roles)).map(({ value, label }) => ({ value, label }))}
      onChange={(to) => void navigate({ to, search: area })}
    />
  )
}
