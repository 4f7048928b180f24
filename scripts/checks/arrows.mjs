import { readFileSync } from 'node:fs'

/** @type {{ scripts: { arrows: string } }} */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** `npm run arrows`, in words: every check of the arrows runs it. */
export const arrows = scripts.arrows.split(' ')
