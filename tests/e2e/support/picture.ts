/** A picture of one pixel. All its bytes are ASCII, so that it can travel as text. */
export const picture = {
  name: 'evidence.gif',
  mimeType: 'image/gif',
  bytes: 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002L\u0001\0;',
} as const
