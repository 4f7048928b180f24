import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getBrowsersList } from 'miniprogram-compat'
import { distOf, filesOf } from '../build/bundle'
import { lacksIn, declaredBrowsers, webViews } from './browsers'
import { leastBaseLibrary } from './project'

/** Features that some of the declared browsers lack, and how a screen looks there. */
const doneWithout = {
  weapp: {
    'css-containment': 'drawn a little later, and the same',
    'css-scrollbar': 'iOS shows no bar unless one scrolls',
  },
  h5: {
    'css-containment': 'drawn a little later, and the same',
    'css-scrollbar': 'iOS shows no bar unless one scrolls; Safari shows its own',
    'css-touch-action': 'desktop Safari knows no fingers',
    'css-resize': 'iOS has no handle to take away',
    'css-focus-visible': 'older Safari draws its own ring',
    'css-not-sel-list': 'no list is there: doiuse takes a comma among the values for one',
  },
} as const

const sheets = { weapp: '.wxss', h5: '.css' } as const

describe.each(['weapp', 'h5'] as const)('the sheets of %s', (target) => {
  it('ask for nothing that a declared browser lacks, but for what it may do without', () => {
    const folder = distOf(target)
    const files = filesOf(folder).filter((file) => file.endsWith(sheets[target]))
    expect(files.length).toBeGreaterThan(10)
    const browsers = target === 'weapp' ? webViews() : declaredBrowsers()
    const found = files.flatMap((file) =>
      lacksIn(readFileSync(path.join(folder, file), 'utf8'), browsers).map((lack) => ({ file, ...lack })),
    )
    expect(found.filter(({ feature }) => !(feature in doneWithout[target]))).toEqual([])
    expect([...new Set(found.map(({ feature }) => feature))].sort()).toEqual(Object.keys(doneWithout[target]).sort())
  })
})

/** Lengths below zero: WeChat rounds them down, so that a way back is a pixel longer than the padding it undoes. */
const belowZero = (css: string): readonly string[] => css.match(/-(?:\d+\.?\d*|\.\d+)rpx\b/g) ?? []

it('no length of the mini-program’s sheets is below zero, which would make a box wider than its page', () => {
  expect(belowZero('.a{margin:-15rpx calc(32rpx*-1) -.5rpx;width:calc(100% - 64rpx)}')).toEqual(['-15rpx', '-.5rpx'])
  const folder = distOf('weapp')
  const sheet = filesOf(folder).filter((file) => file.endsWith('.wxss'))
  expect(sheet.flatMap((file) => belowZero(readFileSync(path.join(folder, file), 'utf8')))).toEqual([])
})

it('promises the web views that the least base library may meet', () => {
  expect(getBrowsersList(leastBaseLibrary())).toEqual(['ios 14', 'chrome 86'])
  expect(webViews().map((one) => one.replace(' >=', '').toLowerCase())).toEqual(['chrome 86', 'ios 14.5'])
})

it('would tell of what Chrome 86 and iOS 14.4 do not know', () => {
  const featuresIn = (css: string) => lacksIn(css, ['Chrome >= 86', 'iOS >= 14']).map(({ feature }) => feature)
  expect(featuresIn('.a { position: fixed; inset: 0 }')).toEqual(['css-logical-props'])
  expect(featuresIn('.a { display: flex; gap: 4px }')).toEqual(['flexbox-gap'])
  expect(featuresIn('.a:has(.b) { color: red }')).toEqual(['css-has'])
  expect(featuresIn('.a { position: sticky; top: 0; color: red }')).toEqual([])
})
