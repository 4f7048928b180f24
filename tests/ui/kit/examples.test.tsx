import ReactTestUtil from '@tarojs/test-utils-react'
import { allExamples } from '@/pages/gallery/all'

const screen = new ReactTestUtil()

afterEach(() => {
  screen.unmout()
})

describe.each(allExamples.map((examples) => [examples.title, examples] as const))('%s', (_, examples) => {
  it.each(examples.states.map((state) => [state.name, state] as const))(
    'draws itself in the state “%s”',
    async (_name, state) => {
      await screen.mount(() => <>{state.draw()}</>, { props: {} })
      expect(screen.html()).not.toBe('')
    },
  )
})
