import type { ChoiceItem } from '../choice-list/choice-list'

interface Group<Id extends string | number> {
  /** Empty for choices without a group. */
  readonly name: string
  readonly items: readonly ChoiceItem<Id>[]
}

const textOf = ({ text, group = '' }: ChoiceItem<string | number>) =>
  `${typeof text === 'string' ? text : ''} ${group}`.toLowerCase()

/** The choices whose words or group contain the text, under their groups, in the given order. */
export function groupsOf<Id extends string | number>(items: readonly ChoiceItem<Id>[], q: string): Group<Id>[] {
  const sought = q.trim().toLowerCase()
  const found = items.filter((item) => textOf(item).includes(sought))
  const names = [...new Set(found.map(({ group = '' }) => group))]
  return names.map((name) => ({ name, items: found.filter(({ group = '' }) => group === name) }))
}
