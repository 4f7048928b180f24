/**
 * Taro would add a navigation bar to the document and hide it, since every page draws its own. Our decision:
 * docs/decisions/0116-first-path.md
 */
export const initNavigationBar = (): void => undefined
