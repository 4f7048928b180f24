import { crossingErrors } from '../host/pack/crossings'
import { wxsErrors } from '../host/pack/wxs'

const wrongs = (source: string) => wxsErrors('a', source)

it('takes the scripts of templates that wcc takes', () => {
  expect(wrongs(`module.exports = { a: function (s) { return s.split('\\n').join(", ") } }`)).toEqual([])
})

it.each([
  ['an escaped quote', String.raw`var a = "url(\"b\")"`],
  ['an escaped backslash', String.raw`var a = 'b\\c'`],
  ['a letter by its number', String.raw`var a = '\u00a7'`],
  ['a pattern', 'var a = /b/.test("b")'],
  ['an object by new', 'var a = new Date()'],
  ['a failure that is caught', 'try { a() } catch (e) {}'],
  ['today’s JavaScript', 'const a = () => 1'],
])('refuses %s in a script of the templates', (_, source) => {
  expect(wrongs(source)).toHaveLength(1)
})

it('refuses what one sub-package takes from another, and the main package from any', () => {
  const app = {
    pages: ['pages/a'],
    subPackages: [
      { root: 'one', pages: ['a'] },
      { root: 'two', pages: ['a'] },
    ],
  }
  const errors = (file: string, source: string) => crossingErrors(file, source, app)
  expect(errors('one/a.wxml', '<import src="../base.wxml"/><wxs module="m" src="./m.wxs"/>')).toEqual([])
  expect(errors('one/a.wxml', '<import src="../two/b.wxml"/>')).toHaveLength(1)
  expect(errors('pages/a.wxss', '@import "../one/a.wxss";')).toHaveLength(1)
  expect(errors('two/a.wxss', "@import '/one/a.wxss';")).toHaveLength(1)
})
