/** A face of a font, as a browser's script makes it. */
export interface FontFaceParts {
  readonly family: string
  readonly source: string
  readonly descriptors: Readonly<Record<string, string>>
}

const fontFaces = /@font-face\{([^}]*)\}/g

/** What a script calls a descriptor of a sheet. */
const scriptName = (name: string) =>
  name.replace(/^font-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function faceOf(body: string): FontFaceParts {
  const pairs = [...body.matchAll(/([a-z-]+):((?:[^;(]|\([^)]*\))*)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const { 'font-family': family = '', src: source = '', ...rest } = Object.fromEntries(pairs)
  const descriptors = Object.fromEntries(Object.entries(rest).map(([name, value]) => [scriptName(name), value]))
  return { family: family.replace(/['"]/g, ''), source, descriptors }
}

/** A minified sheet without its fonts, and the fonts. */
export function splitFonts(css: string): { readonly style: string; readonly fonts: readonly FontFaceParts[] } {
  return {
    style: css.replace(fontFaces, ''),
    fonts: [...css.matchAll(fontFaces)].map(([, body = '']) => faceOf(body)),
  }
}
