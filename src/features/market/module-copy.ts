/** Texts of the menus of the plots, which are loaded with them. */
export const menuCopy = { missing: '本城暂未开放此功能' } as const
