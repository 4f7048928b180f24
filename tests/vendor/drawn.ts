import { type Drawn, nodesOf } from './compile'

/** Attributes in which the vendor's compiler left an escape: such a style is not valid, and its picture is missing. */
export const escapes = (tree: Drawn): readonly string[] =>
  nodesOf(tree).flatMap(({ attr = {} }) =>
    Object.values(attr).filter((value): value is string => typeof value === 'string' && value.includes('\\')),
  )

/** Nodes inside a component of Taro's, because a page is nested deeper than its templates. Each costs a component of its own. */
export const components = (tree: Drawn): readonly Drawn[] => nodesOf(tree).filter(({ tag }) => tag === 'wx-comp')

/** The styles of every node that has one. */
export const stylesOf = (tree: Drawn): readonly string[] =>
  nodesOf(tree).flatMap(({ attr: { style } = {} }) => (typeof style === 'string' && style !== '' ? [style] : []))
