import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { pagesBehindLinks } from '../../config/first-paint/behind-links'
import { addressOfPage } from '../../config/routes'
import { distOf, firstScripts, gzipKb, scriptText } from './bundle'

/** What the build left for the server's drawing of the buy home. */
const paintDir = path.join(distOf('h5'), '../first-paint')
const { scripts, styles } = JSON.parse(readFileSync(path.join(paintDir, 'files.json'), 'utf8')) as {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
const pageFiles = JSON.parse(readFileSync(path.join(paintDir, 'pages.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>

/**
 * All script that the buy home needs, gzip kB. The blank page of `taro init` has 132.8 (tests/paint/blank). Our decision:
 * docs/decisions/0116-first-path.md
 */
const homeScriptKb = 88
/** The same of each page that a link leads to: less than the blank page. Our decision: docs/decisions/0116-first-path.md */
const linkedScriptKb = 105
/** All style rules that it needs, which the server writes into the page, with the figures' typeface. */
const homeRulesKb = 8
const figuresKb = 6

describe('the first visit of the buy home on H5', () => {
  it('asks for no more script than its budget', () => {
    const files = [...firstScripts(), ...scripts.map((file) => path.join(distOf('h5'), file))]
    expect(scripts.length).toBeGreaterThan(0)
    expect(gzipKb(files)).toBeLessThan(homeScriptKb)
  })

  it.each([...pagesBehindLinks])('asks for no more than its budget where a link leads to: %s', (page) => {
    const files = pageFiles[addressOfPage(`/${page}`)]?.filter((file) => file.endsWith('.js')) ?? []
    expect(files.length).toBeGreaterThan(1)
    expect(gzipKb([...firstScripts(), ...files.map((file) => path.join(distOf('h5'), file))])).toBeLessThan(
      linkedScriptKb,
    )
  })

  it('takes React in by a script before the app’s', () => {
    const names = firstScripts().map((file) => path.basename(file).split('.')[0])
    expect(names).toEqual(['react', 'start', expect.stringMatching(/^\d+$/), 'app'])
  })

  it('leaves what the popups need for later', () => {
    const first = [...firstScripts(), ...scripts.map((file) => path.join(distOf('h5'), file))]
    const texts = first.map((file) => readFileSync(file, 'utf8')).join('\n')
    // Words of the login popup, of the cleaning of rich text, of Taro's icon font, its navigation bar and its tab bar.
    for (const late of [
      '位创始密码，管理密码无效',
      'blockquote',
      'weuiRegular',
      'taro-navigation-bar-title',
      'weui-tabbar',
    ])
      expect(texts).not.toContain(late)
    expect(scriptText('h5')).toContain('位创始密码，管理密码无效')
  })

  it('brings no more style along than its budget, and the face of its figures', () => {
    const style = styles.map((file) => readFileSync(path.join(distOf('h5'), file), 'utf8')).join('')
    const inSheet = /url\(data:font\/woff2;[^)]*\)/g
    const faces = style.match(inSheet) ?? []
    expect(faces).toHaveLength(2)
    // A typeface in a file of its own would make the browser lay out all text with a substitute first.
    expect(style.replace(inSheet, '')).not.toContain('.woff2')
    const rules = style.replace(inSheet, '')
    expect(gzipSync(rules).length / 1024).toBeLessThan(homeRulesKb)
    // By themselves: what the rules around them say changes how well a letter is compressed.
    expect(gzipSync(faces.join('')).length / 1024).toBeLessThan(figuresKb)
  })

  it('has compressed copies of what it asks for', () => {
    const files = [...firstScripts(), ...[...scripts, ...styles].map((file) => path.join(distOf('h5'), file))]
    for (const file of files)
      for (const ending of ['br', 'gz'])
        expect(readFileSync(`${file}.${ending}`).length).toBeLessThan(readFileSync(file).length)
  })
})
