export const copy = { picture: (no: number, of: number) => `图片 ${no}/${of}` } as const
