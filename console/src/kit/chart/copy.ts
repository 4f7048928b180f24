export const copy = { numbers: '看数字', picture: '看图' } as const
