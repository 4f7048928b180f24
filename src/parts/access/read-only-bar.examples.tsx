import { readOnlyText } from '@contract/settings/access'
import type { Examples } from '@/ui/examples/examples'
import { ReadOnlyBar } from './read-only-bar'

export const readOnlyBarExamples: Examples = {
  title: 'ReadOnlyBar',
  states: [{ name: '投票只读', draw: () => <ReadOnlyBar said={readOnlyText('vote')} /> }],
}
