/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

const variant = /^(.*\/)([^/]*)\.(weapp|h5|alipay|tt|swan|qq|jd|rn|harmony)(\.[^/.]+)$/

/**
 * Variants that Taro never takes, without a word: another dot in the stem, no default beside them, or one with another extension. Styles
 * of a module keep the dot of `.module`: no file imports their default without its whole name, so they may have no variant at all.
 */
function skipped(files: readonly string[]): readonly string[] {
  const known = new Set(files)
  return files.filter((file) => {
    const [found, folder = '', stem = '', , extension = ''] = variant.exec(file) ?? []
    if (found === undefined) return false
    return stem === '' || stem.includes('.') || !known.has(`${folder}${stem}${extension}`)
  })
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: root, encoding: 'utf8' })

it('every variant of a file is one that the build takes', () => {
  const files = sources.split('\n').filter(Boolean)
  expect(files.filter((file) => variant.test(file)).length).toBeGreaterThan(30)
  expect(skipped(files)).toEqual([])
})

it('finds a variant with another dot, with another extension, and without a default', () => {
  const planted = [
    'src/platform/door/door.ts',
    'src/platform/door/door.weapp.ts',
    'src/platform/door/two.dots.ts',
    'src/platform/door/two.dots.weapp.ts',
    'src/platform/door/drawn.ts',
    'src/platform/door/drawn.weapp.tsx',
    'src/platform/door/alone.weapp.ts',
    'src/ui/thumb/thumb.module.scss',
    'src/ui/thumb/thumb.module.weapp.scss',
  ]
  expect(skipped(planted)).toEqual([
    'src/platform/door/two.dots.weapp.ts',
    'src/platform/door/drawn.weapp.tsx',
    'src/platform/door/alone.weapp.ts',
    'src/ui/thumb/thumb.module.weapp.scss',
  ])
})
