import type { Examples } from '../examples/examples'
import { HelpLink } from './help-link'

export const helpLinkExamples: Examples = {
  title: 'HelpLink',
  states: [{ name: '帮助', draw: () => <HelpLink at='guarantee' /> }],
}
