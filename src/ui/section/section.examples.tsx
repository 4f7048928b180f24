import type { Examples } from '../examples/examples'
import { Pair, Section, SectionHead } from './section'

export const sectionExamples: Examples = {
  title: 'Section',
  states: [
    {
      name: '通栏',
      draw: () => (
        <Section>
          <SectionHead title='在售' count={60} end='发布求购' />
        </Section>
      ),
    },
    {
      name: '卡片',
      draw: () => (
        <Section card padded>
          <Pair name='单价 × 数量'>6.80 × 5.0000 kg</Pair>
          <Pair name='手续费 1%'>卖家付 ¥0.34</Pair>
        </Section>
      ),
    },
  ],
}
