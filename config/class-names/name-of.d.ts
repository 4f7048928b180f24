/** See name-of.js. */
export function classNameOf(name: string, file: string): string
