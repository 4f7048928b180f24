/** A file's name with an end that its bytes deserve: `a.heic` of a picture that is a JPEG now becomes `a.jpg`. */
export function namedAs(name: string, extensions: readonly string[]): string {
  const dot = name.lastIndexOf('.')
  const end = dot < 0 ? '' : name.slice(dot).toLowerCase()
  return extensions.includes(end) ? name : `${dot < 0 ? name : name.slice(0, dot)}${extensions[0] ?? ''}`
}
