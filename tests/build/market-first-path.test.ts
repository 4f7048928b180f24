import { readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf, firstScripts, gzipKb } from './bundle'

/** All script that the home of the market edition needs, and its style with the figures' typeface, gzip kB; its sheets are asked for. */
const marketScriptKb = 90
const marketStyleKb = 15

describe('the first visit of the market edition on H5', () => {
  const files = JSON.parse(readFileSync(path.join(distOf('h5', 'market'), '../first-paint/files.json'), 'utf8')) as {
    readonly scripts: readonly string[]
    readonly styles: readonly string[]
  }
  const built = (names: readonly string[]) => names.map((file) => path.join(distOf('h5', 'market'), file))

  it('asks for no more script and style than its budget', () => {
    expect(files.scripts.length).toBeGreaterThan(0)
    expect(gzipKb([...firstScripts('market'), ...built(files.scripts)])).toBeLessThan(marketScriptKb)
    expect(gzipKb(built(files.styles))).toBeLessThan(marketStyleKb)
  })

  it('has its own first tab in it, and not what the popups need', () => {
    const text = [...firstScripts('market'), ...built(files.scripts)].map((file) => readFileSync(file, 'utf8')).join('')
    for (const later of ['位创始密码，管理密码无效', 'blockquote']) expect(text).not.toContain(later)
    expect(text).toContain('连号、豹子')
  })
})
