// @ts-check
const path = require('node:path')
const { classNameOf } = require('./name-of')

/**
 * Writes the class names of a production build into the script: `cx(styles.row)` becomes `"k3Fq"`. Without it every sheet leaves an
 * object with all its names in the script. What is looked up by a computed name still asks the object.
 * @param {{ types: typeof import('@babel/types') }} babel
 */
module.exports = ({ types: t }) => {
  /** Every `styles.row` of a sheet. */
  const writeNames = (imported, sheet) => {
    for (const use of usesOf(imported)) {
      const member = use.parentPath
      if (!member.isMemberExpression({ computed: false, object: use.node })) continue
      member.replaceWith(t.stringLiteral(classNameOf(member.node.property.name, sheet)))
    }
  }
  /** Every `cx('k3Fq')`: one name that is always there needs no joining. */
  const dropSingles = (imported) => {
    for (const use of usesOf(imported)) {
      const call = use.parentPath
      if (!call.isCallExpression({ callee: use.node }) || call.node.arguments.length !== 1) continue
      const [name] = call.get('arguments')
      if (name.isStringLiteral()) call.replaceWith(name.node)
    }
  }
  /** An import of which nothing is used any more; of a sheet the side effect stays, for its rules. */
  const prune = (statement, keepsEffect) => {
    statement.scope.crawl()
    if (usesOf(statement).length > 0) return
    if (keepsEffect) statement.node.specifiers = []
    else statement.remove()
  }
  const usesOf = (statement) => {
    const [specifier] = statement.node.specifiers
    return (specifier && statement.scope.getBinding(specifier.local.name)?.referencePaths) ?? []
  }
  return {
    visitor: {
      Program(program, { filename }) {
        const imports = program.get('body').filter((statement) => statement.isImportDeclaration())
        const from = (statement) => statement.node.source.value
        const sheets = imports.filter((one) => from(one).startsWith('.') && from(one).endsWith('.module.scss'))
        for (const sheet of sheets) writeNames(sheet, path.resolve(path.dirname(filename), from(sheet)))
        const joiners = imports.filter((one) => /(^|\/)cx\/cx$/.test(from(one)))
        joiners.forEach(dropSingles)
        sheets.forEach((sheet) => prune(sheet, true))
        joiners.forEach((joiner) => prune(joiner, false))
      },
    },
  }
}
