import fc from 'fast-check'

const signs = ['<', '>', '"', "'", '=', '/', ' ', ';', '<!--', '-->', '<![CDATA[', ']]>', '\u0000']
const tags = ['<script', '</script>', '<style>', '<svg', '<math>', '<mtext>', '<template>', '<noscript>']
const plainTags = ['<p>', '</p>', '<a ', '<img ', '<div', '<table>', '<td>']
const attributes = ['onerror', 'onerror=', 'onclick=', 'href=', 'src=', 'style=', 'id=']
const styles = ['url(', 'expression(', 'color:red;']
const schemes = ['javascript:', 'java\nscript:', '&#106;avascript:', 'data:', '//x', 'demo/a.png', 'file/u1/b.png']
const entities = ['&lt;', '&quot;', '&colon;']

/** Rich text made of typical attacks and of random text. */
export const hostileHtml = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(...signs, ...tags, ...plainTags, ...attributes, ...styles, ...schemes, ...entities),
      ),
      { maxLength },
    )
    .map((parts) => parts.join(''))
