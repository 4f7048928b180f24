import { Section } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import { searchCopy } from '../copy'
import type { Side } from '../use-search'

const sides = [
  { id: 'sale', text: searchCopy.sale },
  { id: 'buy', text: searchCopy.buy },
] as const

export interface SideChoiceProps {
  readonly chosen: Side
  readonly onPick: (side: Side) => void
}

/** Which of the two boards is searched. */
export function SideChoice({ chosen, onPick }: SideChoiceProps) {
  return (
    <Section padded>
      <Segment<Side> label={searchCopy.sides} items={sides} chosen={chosen} onPick={onPick} />
    </Section>
  )
}
