import { useBlockFirst } from './block-first'

const isFirst = (kind: string | undefined): boolean => kind === 'login' || kind === 'noBlock'

/** What stands above the keys of a bar as long as one of these kinds leads to a login or a block there first; nothing otherwise. */
export function useNeedAbove(
  doing: string,
  where: number,
  ...kinds: readonly (string | undefined)[]
): { readonly isTall?: true; readonly summary?: string } {
  const isShown = kinds.some(isFirst)
  const { need } = useBlockFirst(doing, where, isShown)
  return isShown && need !== undefined ? { isTall: true, summary: need } : {}
}
