// @ts-check
const { createHash } = require('node:crypto')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')

/**
 * The name that a class of a style sheet wears in a production build: four characters, the same on every machine.
 * Known without reading the sheet, so the script can carry the name instead of asking the sheet for it: see inline.js.
 * @param {string} name as it is written in the sheet
 * @param {string} file the sheet, absolute
 * @returns {string}
 */
function classNameOf(name, file) {
  const place = path.relative(root, file).split(path.sep).join('/')
  const hash = createHash('sha256').update(`${place} ${name}`).digest('base64url')
  return hash.replace(/^[^a-zA-Z]+/, '').slice(0, 4)
}

module.exports = { classNameOf }
