import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import ReactTestUtil from '@tarojs/test-utils-react'
import React from 'react'
import { allExamples } from '@/pages/gallery/all'

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

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

const root = path.resolve(__dirname, '../../..')

it('has the examples of every piece, each named in docs/kit.md', () => {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  expect(allExamples).toHaveLength(files.filter((name) => name.endsWith('.examples.tsx')).length)
  const listed = readFileSync(path.join(root, 'docs/kit.md'), 'utf8')
  expect(allExamples.map(({ title }) => title).filter((title) => !new RegExp(`\\b${title}\\b`).test(listed))).toEqual(
    [],
  )
})

it('every room of the kit and of the parts that draws something has examples', () => {
  const rooms = ['src/ui', 'src/parts'].flatMap((floor) =>
    readdirSync(path.join(root, floor)).map((room) => path.join(floor, room)),
  )
  const drawn = rooms
    .map((room) => [room, readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })] as const)
    .filter(([, files]) => files.some((name) => name.endsWith('.tsx')))
  expect(drawn.length).toBeGreaterThan(60)
  expect(drawn.filter(([, files]) => !files.some((name) => name.endsWith('.examples.tsx')))).toEqual([])
})
