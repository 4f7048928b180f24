// @ts-check
const { readFileSync } = require('node:fs')
const path = require('node:path')

const tokensFile = path.resolve(__dirname, '../../src/ui/theme/tokens.scss')

/** A length in design units, as `r()` of src/ui/theme/rpx.scss writes it. */
const lengths = { weapp: (n) => `${n}rpx`, h5: (n) => `calc(${n} * var(--rpx))` }

/**
 * What the sheets of a production build say instead of the design's tokens. A measure that never changes becomes its value; any other
 * token gets a short name: `--A` to `--Z`, then `--AA`. Names that a script says stay as they are.
 * @param {readonly string[]} keep names that stay
 * @param {'h5' | 'weapp'} target
 * @param {string} source tokens.scss
 * @returns {{ values: ReadonlyMap<string, string>, names: ReadonlyMap<string, string> }}
 */
function minifyTokens(keep, target, source = readFileSync(tokensFile, 'utf8')) {
  const all = [...source.matchAll(/^ +(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({ name, value }))
  const times = (name) => all.filter((one) => one.name === name).length
  const values = new Map()
  for (const { name, value } of all) {
    const [, rpx, number] = /^(?:#\{r\((\d+)\)\}|(\d+))$/.exec(value) ?? []
    if (times(name) > 1 || keep.includes(name)) continue
    if (rpx) values.set(name, lengths[target](rpx))
    else if (number) values.set(name, number)
  }
  const others = [...new Set(all.map(({ name }) => name))].filter((name) => !values.has(name) && !keep.includes(name))
  return { values, names: new Map(others.map((name, at) => [name, `--${lettersOf(at)}`])) }
}

/** 0 is A, 25 is Z, 26 is AA. */
function lettersOf(at) {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last
}

module.exports = { minifyTokens }
