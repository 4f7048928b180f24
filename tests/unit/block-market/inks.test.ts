import { kinds } from '@/features/block-market/map/rules/draw'
import { inksOf } from '@/features/block-market/map/rules/inks'
import { pictureInks } from '@/ui/theme/picture-inks'

const known = { fill: '#111111', line: '#222222', text: '#333333' }
const light = { fill: pictureInks.sheet, line: pictureInks['line-2'], text: pictureInks.ink }

it('a kind has the colours that the page gives it, and where the page gives none those of the light theme, never black', () => {
  const { vacant, quiet, other, chosen } = inksOf([known, { fill: '', line: '', text: '' }, { ...known, fill: '' }])
  expect(vacant).toEqual(known)
  expect(quiet).toEqual(light)
  expect(other).toEqual({ ...known, fill: pictureInks.sheet })
  expect(chosen).toEqual(light)
  expect(Object.keys(inksOf([]))).toEqual([...kinds])
})
