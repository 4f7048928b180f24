// @ts-check
const { createHash } = require('node:crypto')
const path = require('node:path')
const { has } = require('../plain')

const root = path.resolve(__dirname, '../..')

/** Letters that begin with one, the same on every machine. */
const lettersOf = (text, count) =>
  createHash('sha256')
    .update(text)
    .digest('base64url')
    .replace(/^[^a-zA-Z]+/, '')
    .slice(0, count)

/**
 * The name that a class of a style sheet wears in a production build: four characters, or for one that is looked up by a variable
 * (`is-primary`, by `is-${kind}`) two of the sheet and the rest as it is written. Known without reading the sheet, so the script can
 * carry the name instead of asking the sheet for it: see inline.js.
 * @param {string} name as it is written in the sheet
 * @param {string} file the sheet, absolute
 * @returns {string}
 */
function classNameOf(name, file) {
  const place = path.relative(root, file).split(path.sep).join('/')
  // As Taro writes them.
  if (!has('class-names')) return `${path.basename(file, '.module.scss')}__${name}___${lettersOf(place, 5)}`
  return name.startsWith('is-') ? lettersOf(place, 2) + name.slice(3) : lettersOf(`${place} ${name}`, 4)
}

module.exports = { classNameOf }
