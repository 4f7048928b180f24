/** Where residents' pictures are: the server says it in the page. */
export const imageBase = (): string => document.querySelector<HTMLMetaElement>('meta[name="image-base"]')?.content ?? ''
