import type { ScrollLock } from './types'

/** In a mini-program the layer itself catches the fingers that would move the page. */
export const scrollLock: ScrollLock = { hold: () => undefined }
