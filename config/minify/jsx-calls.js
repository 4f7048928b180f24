// @ts-check
const makers = new Set(['jsx', 'jsxs'])

/**
 * Calls React's element maker by one name of the module's own: `j(View, …)` instead of `(0, m.jsx)(View, …)`, which webpack must write
 * for every call of an imported function. In a production build `jsx` and `jsxs` are the same function.
 * @param {{ types: typeof import('@babel/types') }} babel
 */
module.exports = ({ types: t }) => {
  /** The names in a module by which it imports the makers; the import of the first is kept, the others go. */
  const importedMakers = (program) =>
    program
      .get('body')
      .filter((statement) => statement.isImportDeclaration() && statement.node.source.value === 'react/jsx-runtime')
      .flatMap((statement) => statement.get('specifiers'))
      .filter((one) => one.isImportSpecifier() && makers.has(one.node.imported.name))
  return {
    visitor: {
      Program: {
        // By then the elements are calls: see the React preset.
        exit(program) {
          program.scope.crawl()
          const imported = importedMakers(program)
          const [first] = imported
          if (!first) return
          const own = program.scope.generateUidIdentifier('element')
          for (const one of imported) {
            const uses = program.scope.getBinding(one.node.local.name)?.referencePaths ?? []
            uses.forEach((use) => use.replaceWith(t.cloneNode(own)))
          }
          const kept = t.cloneNode(first.node.local)
          imported.slice(1).forEach((one) => one.remove())
          const lastImport = program
            .get('body')
            .filter((statement) => statement.isImportDeclaration())
            .at(-1)
          lastImport?.insertAfter(t.variableDeclaration('const', [t.variableDeclarator(own, kept)]))
        },
      },
    },
  }
}
