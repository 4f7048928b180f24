/** Texts of the plots' menus, loaded together with the menus. */
export const menuCopy = { missing: '本城暂未开放此功能' } as const
