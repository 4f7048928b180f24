// @ts-check
const path = require('node:path')
const { classNameOf } = require('./name-of')

/**
 * Writes the class names of a production build into the script: `cx(styles.row)` becomes `"k3Fq"`, and `styles[`is-${kind}`]` becomes `"pQ"
 * + kind`. Without it every style sheet leaves an object with all its names in the script. Other computed names still use the object.
 * @param {{ types: typeof import('@babel/types') }} babel
 */
module.exports = ({ types: t }) => {
  /** `is-${kind}` */
  const isVariable = (name) => t.isTemplateLiteral(name) && name.quasis[0].value.raw === 'is-'
  const withoutIs = (name, sheet) => {
    const raw = classNameOf('is-', sheet)
    return [t.templateElement({ raw, cooked: raw }), ...name.quasis.slice(1)]
  }
  /** Every `styles.row` of a sheet, and every ``styles[`is-${kind}`]``. */
  const writeNames = (imported, sheet) => {
    for (const use of usesOf(imported)) {
      const member = use.parentPath
      if (!member.isMemberExpression({ object: use.node })) continue
      const { computed, property } = member.node
      if (!computed) member.replaceWith(t.stringLiteral(classNameOf(property.name, sheet)))
      else if (isVariable(property))
        member.replaceWith(t.templateLiteral(withoutIs(property, sheet), property.expressions))
    }
  }
  /** Every `cx('k3Fq', 'aB_1')`: constant names need no joining at run time. */
  const joinLiterals = (imported) => {
    for (const use of usesOf(imported)) {
      const call = use.parentPath
      if (!call.isCallExpression({ callee: use.node })) continue
      const names = call.node.arguments
      if (names.length > 0 && names.every((name) => t.isStringLiteral(name)))
        call.replaceWith(t.stringLiteral(names.map(({ value }) => value).join(' ')))
    }
  }
  /** An import that is no longer used; that of a style sheet stays as a side effect, for its rules. */
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
        joiners.forEach(joinLiterals)
        sheets.forEach((sheet) => prune(sheet, true))
        joiners.forEach((joiner) => prune(joiner, false))
      },
    },
  }
}
