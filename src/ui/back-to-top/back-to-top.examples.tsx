import type { Examples } from '../examples/examples'
import { TopKey } from './back-to-top'

export const backToTopExamples: Examples = {
  title: 'BackToTop',
  states: [{ name: '离顶部远', draw: () => <TopKey onPress={() => undefined} /> }],
}
