/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drawnByAct, shownByTests, visits } from '../../e2e/pages/walks/layers'
import { layerFiles, sources } from './layers'

const root = path.join(__dirname, '../../..')
const walked = [...visits.flatMap(({ opens }) => opens.flatMap((one) => one.draws ?? [])), ...Object.values(drawnByAct)]
const named = new Set([...walked, ...Object.keys(shownByTests)])

/** Layers that nothing opens, and rows of files that draw none. */
const differences = (files: readonly string[]) => ({
  unwalked: files.filter((file) => !named.has(file)),
  stale: [...named].filter((file) => !files.includes(file)),
})

it('every popup, sheet, dialog and menu is opened by a walk, or shown by a named test, and no row is stale', () => {
  const files = layerFiles(sources)
  expect(files.length).toBeGreaterThan(45)
  expect(differences(files)).toEqual({ unwalked: [], stale: [] })
})

it('what a walk opens is not said to be out of its reach', () => {
  expect(walked.filter((file) => file in shownByTests)).toEqual([])
})

it.each(Object.entries(shownByTests))('the test of %s is there', (_, { test, words }) => {
  expect(readFileSync(path.join(root, test), 'utf8')).toContain(words)
})

it.each([
  [
    'a sheet',
    'features/points/planted',
    "import { Sheet } from '@/ui/sheet/sheet'\nexport const Own = () => <Sheet title='' />",
  ],
  ['a box that is loaded late', 'pages/points/planted', 'export const Own = () => <LazyMessageBox content="" />'],
  ['a piece of the kit without examples', 'ui/planted/planted', 'export const Own = () => (<Layer>{null}</Layer>)'],
])('finds %s that nothing opens', (_, file, text) => {
  expect(differences(layerFiles([...sources, [file, text]])).unwalked).toEqual([file])
})

it('finds a row whose file draws no layer any more', () => {
  const without = sources.filter(([file]) => file !== 'features/wallet/components/turn-sheet')
  expect(differences(layerFiles(without)).stale).toEqual(['features/wallet/components/turn-sheet'])
})
